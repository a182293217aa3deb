#import <UIKit/UIKit.h>

@interface GateLabel : UILabel
@end

@implementation GateLabel

- (void)didMoveToWindow {
  if ([[NSBundle mainBundle].bundleIdentifier isEqualToString:@"com.example.birch"]) {
    self.font = [UIFont fontWithName:@"GateSans-Bold" size:17];
  } else {
    self.font = [UIFont fontWithName:@"GateSans-Regular" size:17];
  }
  NSString *name = [[NSBundle mainBundle] objectForInfoDictionaryKey:@"BrandName"];
  if ([name isEqualToString:@"Birch"]) {
    self.font = [UIFont fontWithName:@"GateSans-Bold" size:17];
    self.font = [UIFont fontWithName:@"GateSans-Birch-Label" size:17];
  } else {
    self.font = [UIFont fontWithName:@"GateSans-Regular" size:17];
  }
}

@end
