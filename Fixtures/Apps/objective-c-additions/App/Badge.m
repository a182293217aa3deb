#import <UIKit/UIKit.h>

@interface Badge : UILabel
@end

// A class of the app's own has what its heirs and the system may ask for.
@implementation Badge

- (void)layoutSubviews {
  self.font = [UIFont fontWithName:@"GateSans-Badge" size:12];
}

@end
