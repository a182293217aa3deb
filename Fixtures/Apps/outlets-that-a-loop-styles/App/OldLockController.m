#import <UIKit/UIKit.h>

@interface OldLockController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *eighth;
@property (nonatomic, weak) IBOutlet UILabel *ninth;
@end

@implementation OldLockController
- (void)viewDidLoad {
  [super viewDidLoad];
  for (UILabel *label in @[self.eighth, self.ninth]) {
    label.font = [UIFont fontWithName:@"GateSans-Regular" size:20];
  }
}
@end
