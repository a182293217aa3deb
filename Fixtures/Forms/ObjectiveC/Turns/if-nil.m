// A font that is tried again where there is none.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFont *font = [UIFont fontWithName:@"GateSans-Bald" size:17];
  //                                  ^ missed
  if (!font) {
    font = [UIFont fontWithName:@"GateSans-Bold" size:17];
    //                          ^ right
  }
  if (font == nil) font = [UIFont fontWithName:@"GateSans-Bild" size:17];
  //                                           ^ too
  self.title.font = font;
}

@end
