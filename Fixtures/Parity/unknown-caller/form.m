// One of the callers gives what nobody knows; the others are known nevertheless.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *face) {
  return [UIFont fontWithName:[@"GateSans-" stringByAppendingString:face] size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"Bold");
  self.b.font = Font(@"Bald");
  self.c.font = Font(Settings.face);
}

@end
