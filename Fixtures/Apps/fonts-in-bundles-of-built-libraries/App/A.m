#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    UILabel *label = [UILabel new];
    label.font = [UIFont fontWithName:@"GateSans-Regular" size:20];
    return YES;
}
@end
