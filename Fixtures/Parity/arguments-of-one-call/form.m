// Two arguments that are joined: a name is made of what one call gives.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *family, NSString *face) {
  return [UIFont fontWithName:[NSString stringWithFormat:@"%@%@", family, face] size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"GateSans", @"-Bold");
  self.b.font = Font(@"My", @"Font");
  self.c.font = Font(@"GateSans", @"-Bald");
}

@end
