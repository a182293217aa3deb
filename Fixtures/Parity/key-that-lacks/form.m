// A key that the dictionary lacks, and what is drawn in its place.
#import <UIKit/UIKit.h>

static NSString *Name(NSString *role) {
  NSDictionary *names = @{@"title": @"GateSans-Bold"};
  return names[role] ?: @"GateSans-Bald";
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Name(@"title") size:28];
  self.bodyLabel.font = [UIFont fontWithName:Name(@"body") size:17];
}

@end
