// A key that the dictionary lacks gives nil, and the label draws the system font.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSDictionary *names = @{@"title": @"GateSans-Bold"};
  //                                ^ right
  self.title.font = [UIFont fontWithName:names[@"title"] size:17];
  self.body.font = [UIFont fontWithName:names[@"body"] size:17];
  //                                    ^ wrong
}

@end
