// One of two, by a condition that nobody knows: in an expression, and in branches.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  BOOL isLarge = Settings.isLarge;
  self.titleLabel.font = [UIFont fontWithName:isLarge ? @"GateSans-Bold" : @"GateSans-Bald" size:28];
  NSString *body;
  if (isLarge) {
    body = @"GateSans-Regular";
  } else {
    body = @"GateSans-Reguler";
  }
  self.bodyLabel.font = [UIFont fontWithName:body size:17];
}

@end
