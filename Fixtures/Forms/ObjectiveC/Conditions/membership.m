// Names that are no fonts of the app's are sorted out by a list.
#import <UIKit/UIKit.h>

UIFont *Font(NSString *name) {
  if ([@[@"system", @"default"] containsObject:name]) {
    return [UIFont systemFontOfSize:17];
  }
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"system");
  self.b.font = Font(@"GateSans-Bold");
  //                 ^ right
  self.c.font = Font(@"default");
  self.d.font = Font(@"GateSans-Bald");
  //                 ^ wrong
}

@end
