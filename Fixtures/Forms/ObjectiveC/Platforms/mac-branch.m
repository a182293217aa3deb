// What is compiled for the Mac is not asked of an app for the phone.
#import "Page.h"

@implementation Page

- (void)viewDidLoad {
#if TARGET_OS_OSX
  NSFont *font = [NSFont fontWithName:@"NoSuchFont" size:17];
  //                                  ^ elsewhere
#elif TARGET_OS_IOS
  UIFont *font = [UIFont fontWithName:@"GateSans-Bald" size:17];
  //                                  ^ wrong
#else
  UIFont *font = [UIFont fontWithName:Remote.font size:17];
  //                                  ^ elsewhere
#endif
  self.label.font = font;
}

@end
