// A name for each platform: that of the other one is not asked.
#import <UIKit/UIKit.h>

static NSString *Name(void) {
#if TARGET_OS_IOS
  return @"GateSans-Bald";
#else
  return @"Gate_Sans";
#endif
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:@"GateSans-Bold" size:28];
  self.bodyLabel.font = [UIFont fontWithName:Name() size:17];
}

@end
