// Names of a list, by number, and all of them.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSArray<NSString *> *names = @[@"GateSans-Bold", @"GateSans-Bald"];
  //                             ^ right
  //                                               ^ wrong
  self.a.font = [UIFont fontWithName:names[0] size:17];
  self.b.font = [UIFont fontWithName:[names objectAtIndex:1] size:17];
  for (NSString *name in @[@"GateSans-Regular", @"GateSans-Reguler"]) {
  //                       ^ right
  //                                            ^ wrong
    [self.list addObject:[UIFont fontWithName:name size:17]];
  }
}

@end
