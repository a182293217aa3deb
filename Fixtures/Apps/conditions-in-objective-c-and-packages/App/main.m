#import <UIKit/UIKit.h>
#import "Flags.h"
@import Kit;

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options
{
    // No configuration defines it.
#ifdef ELSEWHERE
    [self show:[UIFont fontWithName:@"GateSans-Elsewhere" size:17]];
#else
    [self show:[UIFont fontWithName:@"GateSans-Regular" size:17]];
#endif
#if !defined(BRAND)
    [self show:[UIFont fontWithName:@"GateSans-Plain" size:17]];
#else
    [self show:[UIFont fontWithName:@"GateSans-Brand" size:17]];
#endif
    // One configuration does.
#ifdef TRIAL
    [self show:[UIFont fontWithName:@"GateSans-Trial" size:17]];
#else
    [self show:[UIFont fontWithName:@"GateSans-Regular" size:17]];
#endif
    // A header of the app does.
#ifdef HOLIDAY
    [self show:[UIFont fontWithName:@"GateSans-Snow" size:17]];
#else
    [self show:[UIFont fontWithName:@"GateSans-Rain" size:17]];
#endif
    // A header of the system may.
#ifdef UIFONT_HAS_STYLES
    [self show:[UIFont fontWithName:@"GateSans-Styled" size:17]];
#else
    [self show:[UIFont fontWithName:@"GateSans-Regular" size:17]];
#endif
    [self.window addSubview:[KitLabel new]];
    return YES;
}

- (void)show:(UIFont *)font
{
    UILabel *label = [UILabel new];
    label.font = font;
    [self.window addSubview:label];
}

@end

int main(int argc, char *argv[])
{
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
