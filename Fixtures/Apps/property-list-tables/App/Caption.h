#import <UIKit/UIKit.h>

@interface Caption : NSObject
+ (void)applyTo:(UILabel *)label;
@end
