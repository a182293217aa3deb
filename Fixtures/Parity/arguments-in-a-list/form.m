// Pairs in a list: the parts of one stay together.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSArray *faces = @[
    @{@"family": @"GateSans", @"suffix": @"-Bold"},
    @{@"family": @"My", @"suffix": @"Font"},
  ];
  for (NSDictionary *face in faces) {
    NSString *name = [face[@"family"] stringByAppendingString:face[@"suffix"]];
    [self.fonts addObject:[UIFont fontWithName:name size:17]];
  }
}

@end
