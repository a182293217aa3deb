// Whether a font exists is asked before its name is used.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *wanted = @"GateSans-Bald";
  //                 ^ missed
  NSString *name = [UIFont fontWithName:wanted size:17] ? wanted : @"GateSans-Bold";
  //                                                               ^ right
  self.title.font = [UIFont fontWithName:name size:17];
}

@end
