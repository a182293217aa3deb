// A wrapper that falls back to a face of the app's own.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name) {
  return [UIFont fontWithName:name size:17] ?: [UIFont fontWithName:@"GateSans-Regular" size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"GateSans-Bold");
  self.bodyLabel.font = Font(@"GateSans-Bald");
}

@end
