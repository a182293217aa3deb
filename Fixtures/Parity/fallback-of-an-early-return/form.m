// The first font that is there goes back early.
#import <UIKit/UIKit.h>

static UIFont *Font(void) {
  UIFont *font = [UIFont fontWithName:@"GateSans-Bald" size:17];
  if (font) return font;
  return [UIFont fontWithName:@"GateSans-Bold" size:17];
}

@implementation Page
- (void)viewDidLoad { self.titleLabel.font = Font(); }
@end
