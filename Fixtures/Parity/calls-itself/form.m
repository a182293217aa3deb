// A function that calls itself with what it was given.
#import <UIKit/UIKit.h>

static UIFont *Font(NSInteger depth, NSString *name) {
  if (depth > 0) return Font(depth - 1, name);
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(3, @"GateSans-Bold");
  self.bodyLabel.font = Font(3, @"GateSans-Bald");
}

@end
