#import <UIKit/UIKit.h>
#import "Boards.h"

@interface MoleDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation MoleDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  [self.window addSubview:[[TideBoard alloc] initWithFrame:self.window.bounds]];
  return YES;
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([MoleDelegate class]));
  }
}
