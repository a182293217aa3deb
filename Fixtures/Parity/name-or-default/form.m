// A name that may be left out, and the default for those who do.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name) { return [UIFont fontWithName:name ?: @"GateSans-Bald" size:17]; }

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"GateSans-Bold");
  self.bodyLabel.font = Font(nil);
}

@end
