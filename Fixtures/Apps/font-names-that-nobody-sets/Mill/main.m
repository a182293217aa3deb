#import "Names.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
    [button setFontStyleName:@"GateSans-Bald"];
    UITextView *text = [[UITextView alloc] init];
    text.fontFaceName = @"GateSans-Bolder";
    NSString *fontName = button.titleLabel.font.fontName;
    [button setTitle:fontName forState:UIControlStateNormal];
    return YES;
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
