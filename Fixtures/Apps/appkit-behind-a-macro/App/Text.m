#import <UIKit/UIKit.h>
#import "Macros.h"

#define NAME @"GateSans-regular"

@implementation Text

- (void)drawRect:(CGRect)rect {
#ifdef __MY_PLATFORM_IOS
  UIFont *font = [UIFont fontWithName:NAME size:12];
#elif defined(__MY_PLATFORM_MAC)
  NSFont *font = [NSFont fontWithName:NAME size:12];
#endif
}

@end
