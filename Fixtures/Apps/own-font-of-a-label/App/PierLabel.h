#import <UIKit/UIKit.h>
@interface PierLabel : UILabel
@end
