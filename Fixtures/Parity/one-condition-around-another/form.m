// Two variables that are set anew together, under a condition within another one: three names.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *family = @"GateSans";
  NSString *suffix = @"-Italic";
  if (Settings.isEvening) {
    if (Settings.isForKids) {
      family = @"My";
      suffix = @"Font";
    } else {
      family = @"GateSans";
      suffix = @"-Bold";
    }
  }
  self.titleLabel.font = [UIFont fontWithName:[family stringByAppendingString:suffix] size:28];
}

@end
