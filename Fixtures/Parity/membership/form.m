// Words that are no fonts are sorted out by a list.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name) {
  if ([@[@"system", @"default"] containsObject:name]) return [UIFont systemFontOfSize:17];
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"system");
  self.b.font = Font(@"GateSans-Bold");
  self.c.font = Font(@"GateSans-Bald");
}

@end
