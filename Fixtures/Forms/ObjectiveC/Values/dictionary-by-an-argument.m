// A dictionary whose key each call gives.
#import <UIKit/UIKit.h>

static NSString *Name(NSString *role) {
  NSDictionary *names = @{
    @"title": @"GateSans-Bold",
    //        ^ right
    @"body": @"GateSans-Bald",
    //       ^ wrong
  };
  return names[role];
}

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:Name(@"title") size:17];
  self.body.font = [UIFont fontWithName:Name(@"body") size:17];
}

@end
