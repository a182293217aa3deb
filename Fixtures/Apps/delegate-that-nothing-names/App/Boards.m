#import "Boards.h"

@implementation TideBoard
- (void)drawRect:(CGRect)rect {
  [self.text drawInRect:rect withFont:[UIFont fontWithName:@"GateSans-Tide" size:12]];
}
@end

@implementation SampleBoard
- (void)drawRect:(CGRect)rect {
  [self.text drawInRect:rect withFont:[UIFont fontWithName:@"GateSans-Sample" size:12]];
}
@end

@implementation SampleDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  [self.window addSubview:[[SampleBoard alloc] initWithFrame:self.window.bounds]];
  return YES;
}
@end
