// The first font that is there goes back.
#import <UIKit/UIKit.h>

@implementation Theme

- (UIFont *)title {
  UIFont *font = [UIFont fontWithName:@"GateSans-Bald" size:17];
  //                                  ^ missed
  if (font != nil) {
    return font;
  }
  return [UIFont fontWithName:@"GateSans-Bold" size:17];
  //                          ^ right
}

@end
