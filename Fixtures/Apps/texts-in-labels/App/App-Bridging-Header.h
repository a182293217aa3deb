#import <UIKit/UIKit.h>

@interface Badge : UIView
@property (nonatomic, strong) UILabel *label;
@end
