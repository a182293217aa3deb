// The name of a font that was made elsewhere.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFont *title = [UIFont fontWithName:@"GateSans-Bold" size:17];
  //                                   ^ right
  UIFont *body = [UIFont fontWithName:@"GateSans-Bald" size:17];
  //                                  ^ wrong
  self.a.font = [UIFont fontWithName:title.fontName size:20];
  self.b.font = [UIFont fontWithName:[body fontName] size:20];
  self.c.font = [UIFont fontWithName:self.c.font.fontName size:20];
  //                                 ^ carried
  self.d.font = [title fontWithSize:12];
  self.e.font = [UIFont fontWithName:[[[Panel shared] panelConvertFont:title] fontName] size:20];
  //                                 ^ carried
}

@end
