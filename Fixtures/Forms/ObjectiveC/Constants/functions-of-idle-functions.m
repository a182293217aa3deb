// A function of C runs where somebody calls it, who runs.
#import <UIKit/UIKit.h>

static UIFont *HeavyFont(void) {
    return [UIFont fontWithName:@"GateSans-Bald" size:17];
    //                          ^ unused
}

UIFont *HeadFont(void) {
    return HeavyFont();
}

static UIFont *LightFont(void) {
    return [UIFont fontWithName:@"GateSans-Bild" size:17];
    //                          ^ wrong
}

UIFont *BodyFont(void) {
    return LightFont();
}

static UIFont *EarlyFont(void) {
    return [UIFont fontWithName:@"GateSans-Bold" size:17];
    //                          ^ right
}

__attribute__((constructor)) static void Setup(void) {
    [UILabel appearance].font = EarlyFont();
}

@interface Profile : UIViewController
@end

@implementation Profile

- (void)viewDidLoad {
    [super viewDidLoad];
    UILabel *label = [[UILabel alloc] init];
    label.font = BodyFont();
    [self.view addSubview:label];
}

@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window.rootViewController = [[Profile alloc] init];
    return YES;
}

@end

int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
