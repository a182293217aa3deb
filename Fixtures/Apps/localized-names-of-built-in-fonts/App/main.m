#import <UIKit/UIKit.h>

@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation Delegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    [self show:[UIFont fontWithName:@"GateSans-Regular" size:17]];
    [self show:[UIFont fontWithName:@"GateSans-Bold" size:17]];
    // Built in, by their names in Chinese, Japanese, and Korean.
    [self show:[UIFont fontWithName:@"苹方-简" size:17]];
    [self show:[UIFont fontWithName:@"蘋方-繁 中黑體" size:17]];
    [self show:[UIFont fontWithName:@"ヒラギノ明朝 ProN W3" size:17]];
    [self show:[UIFont fontWithName:@"Apple SD 산돌고딕 Neo" size:17]];
    // As design tools spell it.
    [self show:[UIFont fontWithName:@"PingFang-SC-Medium" size:17]];
    // On a Mac alone, and on no platform of Apple's.
    [self show:[UIFont fontWithName:@"兰亭黑-简" size:17]];
    [self show:[UIFont fontWithName:@"微软雅黑" size:17]];
    return YES;
}

- (void)show:(UIFont *)font {
    UILabel *label = [[UILabel alloc] init];
    label.font = font;
    [self.window addSubview:label];
}

@end

int main(int argc, char *argv[]) {
    @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class])); }
}
