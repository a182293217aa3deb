// Numbers are compared as the compiler does it; a name that is no macro is 0.
#import <UIKit/UIKit.h>

#define RED 1
#define BLUE 2
#define THEME BLUE
#define LEVEL 3
#define FLAG YES

@implementation Page

- (void)viewDidLoad {
#if THEME == RED
  self.title.font = [UIFont fontWithName:@"GateSans-Red" size:17];
#elif THEME == BLUE
  self.title.font = [UIFont fontWithName:@"GateSans-Blue" size:17];
  //                                     ^ wrong
#else
  self.title.font = [UIFont fontWithName:@"GateSans-Other" size:17];
#endif
#if LEVEL > 2 && LEVEL <= 0x3 && !(LEVEL != 3L)
  self.title.font = [UIFont fontWithName:@"GateSans-High" size:17];
  //                                     ^ wrong
#else
  self.title.font = [UIFont fontWithName:@"GateSans-Low" size:17];
#endif
#if LEVEL > -1
  self.title.font = [UIFont fontWithName:@"GateSans-Signed" size:17];
  //                                     ^ wrong
#else
  self.title.font = [UIFont fontWithName:@"GateSans-Negative" size:17];
#endif
#if 1 == 2
  self.title.font = [UIFont fontWithName:@"GateSans-Never" size:17];
#endif
#if TARGET_OS_IOS == 1
  self.title.font = [UIFont fontWithName:@"GateSans-Phone" size:17];
  //                                     ^ wrong
#endif
#if TARGET_OS_OSX != 0
  self.title.font = [UIFont fontWithName:@"GateSans-Desk" size:17];
  //                                     ^ elsewhere
#endif
// `YES` stands for `__objc_yes`, which the preprocessor knows no value of.
#if FLAG
  self.title.font = [UIFont fontWithName:@"GateSans-Flag" size:17];
#else
  self.title.font = [UIFont fontWithName:@"GateSans-NoFlag" size:17];
  //                                     ^ wrong
#endif
#ifdef __cplusplus
  self.title.font = [UIFont fontWithName:@"GateSans-Plus" size:17];
#endif
#if __IPHONE_OS_VERSION_MAX_ALLOWED < __IPHONE_7_0
  self.body.font = [UIFont fontWithName:@"GateSans-Old" size:17];
  //                                    ^ elsewhere
#elif __IPHONE_OS_VERSION_MAX_ALLOWED >= 80000
  self.body.font = [UIFont fontWithName:@"GateSans-New" size:17];
  //                                    ^ wrong
#endif
// What comes after today's SDK may be here or not, and what the sources do not say is not known.
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 990000
  self.body.font = [UIFont fontWithName:@"GateSans-Later" size:17];
  //                                    ^ wrong
#else
  self.body.font = [UIFont fontWithName:@"GateSans-Now" size:17];
  //                                    ^ wrong
#endif
#if UNKNOWN_LEVEL == 2
  self.body.font = [UIFont fontWithName:@"GateSans-Two" size:17];
  //                                    ^ wrong
#elif (LEVEL + 1) & 4
  self.body.font = [UIFont fontWithName:@"GateSans-Sum" size:17];
  //                                    ^ wrong
#else
  self.body.font = [UIFont fontWithName:@"GateSans-Rest" size:17];
  //                                    ^ wrong
#endif
}

@end
