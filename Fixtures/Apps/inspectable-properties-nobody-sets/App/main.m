#import "Label.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) LabelLook *look;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    Label *label = [[Label alloc] init];
    [label makeBold];
    self.look = [[LabelLook alloc] init];
    [self.look setValue:@17 forKey:@"textSize"];
    label.font = self.look.titleFont;
    return YES;
}

@end

int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.class));
}
