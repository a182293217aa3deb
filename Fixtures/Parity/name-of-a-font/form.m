// The name of a font that is there already.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFont *title = [UIFont fontWithName:@"GateSans-Bold" size:28];
  UIFont *body = [UIFont fontWithName:@"GateSans-Bald" size:17];
  self.a.font = [UIFont fontWithName:title.fontName size:12];
  self.b.font = [UIFont fontWithName:body.fontName size:12];
  self.c.font = [UIFont fontWithName:self.c.font.fontName size:12];
}

@end
