#import <UIKit/UIKit.h>

@interface Design : NSObject
+ (Design *)shared;
- (UIFont *)headPlain:(CGFloat)size;
- (UIFont *)headLight:(CGFloat)size;
- (UIFont *)headWide:(CGFloat)size;
- (UIFont *)headNamed:(CGFloat)size;
@end

@interface Start : NSObject
@end
