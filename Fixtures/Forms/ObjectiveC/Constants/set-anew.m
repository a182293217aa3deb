// A variable has the value that was put into it last.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *name = @"nothing yet";
  name = @"GateSans-Bold";
  //     ^ right
  self.title.font = [UIFont fontWithName:name size:17];
  name = @"GateSans-Bald";
  //     ^ wrong
  self.body.font = [UIFont fontWithName:name size:17];
}

@end
