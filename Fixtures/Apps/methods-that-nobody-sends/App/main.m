#import <UIKit/UIKit.h>
#import "Design.h"

@class BoardFonts;

@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) BoardFonts *fonts;
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.window = [[UIWindow alloc] init];
    self.fonts = [[BoardFonts alloc] init];
    UILabel *label = [[UILabel alloc] init];
    label.font = [[Design shared] headPlain:17];
    SEL selector = NSSelectorFromString(@"headNamed:");
    label.font = [[Design shared] performSelector:selector withObject:nil];
    [self.window addSubview:label];
    return YES;
}
@end

int main(int argc, char *argv[]) {
    @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class])); }
}
