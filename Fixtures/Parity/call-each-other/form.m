// Two functions that call each other: each is asked for what comes to the other, too.
#import <UIKit/UIKit.h>

static UIFont *Odd(NSInteger depth, NSString *name);

static UIFont *Even(NSInteger depth, NSString *name) {
  return depth == 0 ? [UIFont fontWithName:name size:17] : Odd(depth - 1, name);
}

static UIFont *Odd(NSInteger depth, NSString *name) {
  return depth == 0 ? nil : Even(depth - 1, name);
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Even(Settings.depth, @"GateSans-Bold");
  self.bodyLabel.font = Odd(Settings.depth, @"GateSans-Bald");
}

@end
