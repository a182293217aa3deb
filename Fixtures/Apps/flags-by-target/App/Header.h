#import <UIKit/UIKit.h>

#if BRAND_RED
#define kHeaderFont @"GateSans-Regular"
#else
#define kHeaderFont @"GateDisplay-SemiBold"
#endif

@interface Header : NSObject
- (void)setUp;
@end
