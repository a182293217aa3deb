// A key that the dictionary lacks, and what is drawn in its place.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSDictionary *names = @{@"title": @"GateSans-Bold"};
  //                                ^ right
  self.title.font = [UIFont fontWithName:names[@"title"] size:17];
  self.body.font = [UIFont fontWithName:names[@"body"] ?: @"GateSans-Bald" size:17];
  //                                                      ^ wrong
}

@end
