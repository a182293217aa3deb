#import <UIKit/UIKit.h>

@interface Label : UILabel
@end

@interface LabelLook : NSObject
@property (nonatomic) UIFont *titleFont;
@end
