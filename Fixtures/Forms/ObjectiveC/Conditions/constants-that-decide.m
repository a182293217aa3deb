// Code under a condition that constants decide runs always, or never.
#import <UIKit/UIKit.h>

static const BOOL kBrand = NO;
static BOOL kDark = NO;

@interface Page : UIViewController
@end

@implementation Page

- (void)viewDidLoad {
  UILabel *label = [UILabel new];
  if (kBrand) {
    label.font = [UIFont fontWithName:@"GateBrand-Heavy" size:17];
  } else {
    label.font = [UIFont fontWithName:@"GateSans-Bald" size:17];
    //                                ^ wrong
  }
  if (NO) {
    label.font = [UIFont fontWithName:@"GateSnow-Bold" size:17];
  }
  if (0) {
    label.font = [UIFont fontWithName:@"GateSnow-Light" size:17];
  }
  if (kDark) {
    label.font = [UIFont fontWithName:@"GateSans-Bild" size:17];
    //                                ^ wrong
  }
  [self.view addSubview:label];
}

@end
