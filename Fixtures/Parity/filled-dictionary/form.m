// A dictionary that is filled after it is made.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSMutableDictionary *names = [NSMutableDictionary dictionary];
  names[@"title"] = @"GateSans-Bold";
  [names setObject:@"GateSans-Bald" forKey:@"body"];
  self.titleLabel.font = [UIFont fontWithName:names[@"title"] size:28];
  self.bodyLabel.font = [UIFont fontWithName:names[@"body"] size:17];
}

@end
