#import <UIKit/UIKit.h>
@interface PierPager : UIView
@end
