// Two variables that one condition chooses: two names, not four.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  BOOL isForKids = Settings.isForKids;
  NSString *family = isForKids ? @"My" : @"GateSans-";
  NSString *suffix = isForKids ? @"Font" : @"Bold";
  NSString *name = [NSString stringWithFormat:@"%@%@", family, suffix];
  self.titleLabel.font = [UIFont fontWithName:name size:28];
}

@end
