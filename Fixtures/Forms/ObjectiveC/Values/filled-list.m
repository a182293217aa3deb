// A list that is added to.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSMutableArray *names = [NSMutableArray array];
  [names addObject:@"GateSans-Bold"];
  //               ^ right
  [names addObject:@"GateSans-Bald"];
  //               ^ wrong
  for (NSString *name in names) {
    [self.fonts addObject:[UIFont fontWithName:name size:17]];
  }
}

@end
