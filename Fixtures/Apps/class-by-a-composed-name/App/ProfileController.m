#import <UIKit/UIKit.h>
@interface ProfileController : UIViewController
@end
@implementation ProfileController
- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *label = [[UILabel alloc] init];
  label.font = [UIFont fontWithName:@"GateSans-Book" size:15];
  [self.view addSubview:label];
}
@end
