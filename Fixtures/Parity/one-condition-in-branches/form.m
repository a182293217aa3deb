// Two variables that the branches of one condition set: two names, not four.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *family;
  NSString *suffix;
  if (Settings.isForKids) {
    family = @"My";
    suffix = @"Font";
  } else {
    family = @"GateSans-";
    suffix = @"Bold";
  }
  self.titleLabel.font = [UIFont fontWithName:[family stringByAppendingString:suffix] size:28];
}

@end
