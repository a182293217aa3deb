// A default behind keys that the dictionary has: no one sees it.
#import <UIKit/UIKit.h>

static NSString *Name(NSString *role) {
  NSDictionary *names = @{@"title": @"GateSans-Bold", @"body": @"GateSans-Regular"};
  return names[role] ?: @"GateSans-Bald";
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Name(@"title") size:28];
  self.bodyLabel.font = [UIFont fontWithName:Name(@"body") size:17];
}

@end
