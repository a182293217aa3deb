// A font that is tried again where there is none.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFont *font = [UIFont fontWithName:@"GateSans-Bald" size:28];
  if (font == nil) {
    font = [UIFont fontWithName:@"GateSans-Bold" size:28];
  }
  self.titleLabel.font = font;
}

@end
