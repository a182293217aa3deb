#import "Look.h"
@interface MillDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation MillDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
	self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
	UILabel *label = [UILabel new];
	label.font = [UIFont fontWithName:@"GateSans-Bold" size:17];
	[self.window addSubview:label];
	[self.window addSubview:[[Plan alloc] initWithFrame:CGRectZero]];
	[self.window makeKeyAndVisible];
	return YES;
}
@end
int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"MillDelegate"); }
