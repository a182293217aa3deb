// A word for the system font goes back early, and never reaches the call.
#import <UIKit/UIKit.h>

UIFont *Font(NSString *name) {
  if ([name isEqualToString:@"system"]) return [UIFont systemFontOfSize:17];
  if (name.length == 0) return [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"system");
  self.b.font = Font(@"");
  self.c.font = Font(@"GateSans-Bold");
  //                 ^ right
  self.d.font = Font(@"GateSans-Bald");
  //                 ^ wrong
}

@end
