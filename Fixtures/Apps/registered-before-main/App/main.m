#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)options {
  UILabel *title = [UILabel new];
  title.font = [UIFont fontWithName:@"GateSans-Regular" size:17];
  UILabel *text = [UILabel new];
  text.font = [UIFont fontWithName:@"GateSerif-Regular" size:17];
  return YES;
}

@end

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
