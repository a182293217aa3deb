// What the user chose, or else a default.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *name = [NSUserDefaults.standardUserDefaults stringForKey:@"font"] ?: @"GateSans-Bald";
  self.titleLabel.font = [UIFont fontWithName:name size:28];
}

@end
