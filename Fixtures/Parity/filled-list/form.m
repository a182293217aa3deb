// A list that is added to, and every name of it.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSMutableArray *names = [@[@"GateSans-Bold"] mutableCopy];
  [names addObject:@"GateSans-Bald"];
  for (NSString *name in names) {
    [self.fonts addObject:[UIFont fontWithName:name size:17]];
  }
}

@end
