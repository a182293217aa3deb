// What is not there, or empty, goes back early.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name) {
  if (!name.length) return [UIFont systemFontOfSize:17];
  if ([name isEqualToString:@"system"]) return [UIFont systemFontOfSize:17];
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(nil);
  self.b.font = Font(@"");
  self.c.font = Font(@"system");
  self.d.font = Font(@"GateSans-Bold");
  self.e.font = Font(@"GateSans-Bald");
}

@end
