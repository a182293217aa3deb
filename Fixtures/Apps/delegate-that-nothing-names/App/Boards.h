#import <UIKit/UIKit.h>

@interface TideBoard : UIView
@end

@interface SampleBoard : UIView
@end

/// The delegate of the library's own sample.
@interface SampleDelegate : NSObject <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
