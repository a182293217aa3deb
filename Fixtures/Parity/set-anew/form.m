// A variable has the value that was put into it last.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *name = @"nothing yet";
  name = @"GateSans-Bold";
  self.titleLabel.font = [UIFont fontWithName:name size:28];
  name = @"GateSans-Bald";
  self.bodyLabel.font = [UIFont fontWithName:name size:17];
}

@end
