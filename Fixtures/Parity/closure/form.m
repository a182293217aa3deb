// A block that makes fonts, called in the same method.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFont *(^font)(NSString *) = ^(NSString *name) { return [UIFont fontWithName:name size:17]; };
  self.titleLabel.font = font(@"GateSans-Bold");
  self.bodyLabel.font = font(@"GateSans-Bald");
}

@end
