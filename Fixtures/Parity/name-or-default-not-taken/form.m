// A default that no call leaves its name to.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name) { return [UIFont fontWithName:name ?: @"GateSans-Bald" size:17]; }

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"GateSans-Bold");
}

@end
