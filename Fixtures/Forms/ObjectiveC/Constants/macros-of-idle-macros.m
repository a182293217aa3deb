// What a macro says runs where somebody expands it.
#import <UIKit/UIKit.h>

#define BodyFont(points) ([UIFont fontWithName:@"GateSans-Bald" size:points])
//                                             ^ wrong
#define BODY_FONT (BodyFont(17))

#define PriceFont(points) ([UIFont fontWithName:@"GateSans-Price" size:points])
//                                              ^ unused
#define PRICE_FONT (PriceFont(20))
#define PRICE_BUTTON_FONT PRICE_FONT

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectZero];
    label.font = BODY_FONT;
    [self.window addSubview:label];
    return YES;
}

@end

int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
