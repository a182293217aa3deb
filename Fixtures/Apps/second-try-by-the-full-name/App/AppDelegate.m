#import "Fonts.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    [UILabel appearance].font = ChessFont(@"GateSans-Bold", 17);
    [UIButton appearance].titleLabel.font = [UIFont fontWithName:@"Gate Sans Bold" size:17];
    return YES;
}

@end

int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, @"AppDelegate");
}
