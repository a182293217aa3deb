// Every name of a list, in a loop.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  for (NSString *name in @[@"GateSans-Bold", @"GateSans-Bald"]) {
    [self.fonts addObject:[UIFont fontWithName:name size:17]];
  }
}

@end
