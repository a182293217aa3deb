// Two variables that one condition sets: two names, not four.
#import <UIKit/UIKit.h>

@implementation Page

- (void)configureForKids:(BOOL)kids {
  NSString *family = kids ? @"MyFont" : @"GateSans";
  NSString *suffix = kids ? @"" : @"-Bold";
  NSString *name = [NSString stringWithFormat:@"%@%@", family, suffix];
  //                                          ^ right
  self.title.font = [UIFont fontWithName:name size:17];
}

@end
