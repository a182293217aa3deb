#import "AppDelegate.h"
#import "Cells.h"
#import "OldCell.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window.rootViewController = [[UIViewController alloc] init];
  [self.window addSubview:[[PriceCell alloc] init]];
  [self.window addSubview:[[NSClassFromString(@"TotalCell") alloc] init]];
  return YES;
}

@end
