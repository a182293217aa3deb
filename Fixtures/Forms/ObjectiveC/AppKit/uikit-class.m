// A class of UIKit's is compiled for no Mac, so an app of AppKit never runs it.
#import <AppKit/AppKit.h>

#if TARGET_OS_IPHONE
@interface Phone : UIView
@end

@implementation Phone

- (UIFont *)title {
  return [UIFont fontWithName:@"NoSuchFont" size:17];
  //                          ^ elsewhere
}

@end
#endif

@implementation Desk

- (NSFont *)title {
  return [NSFont fontWithName:@"GateSans-Bald" size:17];
  //                          ^ wrong
}

@end
