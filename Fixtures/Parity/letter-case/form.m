// A part of a text with a capital.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *weight) {
  NSString *name = [@"GateSans-" stringByAppendingString:weight.capitalizedString];
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"bold");
  self.bodyLabel.font = Font(@"bald");
}

@end
