#import "Delegate.h"
#import "Grid.h"
@implementation Delegate
- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
  self.window = [[UIWindow alloc] init];
  self.window.rootViewController = [[Grid alloc] init];
  UILabel *label = [[UILabel alloc] init];
  label.font = [UIFont fontWithName:@"GateSans-Regular" size:12];
  [self.window addSubview:label];
  return YES;
}
@end
