#import <UIKit/UIKit.h>
@interface Look : NSObject
@property (nonatomic, strong) UIFont *titleFont;
@end
@interface Look (Old)
@property (nonatomic) CGFloat titleTextSize;
@end
@interface Plan : UIView
@property (nonatomic, strong) Look *look;
@end
@interface Plan (Builder)
@property (nonatomic) IBInspectable CGFloat titleTextSize;
@end
