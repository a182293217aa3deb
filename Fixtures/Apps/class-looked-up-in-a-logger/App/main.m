#import <UIKit/UIKit.h>

@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    UILabel *label = [[UILabel alloc] init];
    label.font = [UIFont fontWithName:@"GateSans-Regular" size:12];
    [Log isNote:label named:self.description];
    return YES;
}
@end

int main(int argc, char *argv[]) {
    @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class])); }
}
