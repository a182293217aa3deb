// A name that is used only where its font is there.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *wanted = @"GateSans-Bald";
  NSString *name = [UIFont fontWithName:wanted size:28] != nil ? wanted : @"GateSans-Bold";
  self.titleLabel.font = [UIFont fontWithName:name size:28];
}

@end
