// A word that means the system font is one of two values, and is drawn by no name.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *name = Settings.isPlain ? @"system" : @"GateSans-Bold";
  if ([name isEqualToString:@"system"]) {
    self.titleLabel.font = [UIFont systemFontOfSize:28];
  } else {
    self.titleLabel.font = [UIFont fontWithName:name size:28];
  }
}

@end
