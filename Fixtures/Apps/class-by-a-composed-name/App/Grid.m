#import "Grid.h"
@implementation Grid
- (void)viewDidLoad {
  [super viewDidLoad];
  for (NSString *title in @[@"Profile", @"Help"]) {
    NSString *name = [title stringByAppendingString:@"Controller"];
    UIViewController *controller = [[NSClassFromString(name) alloc] init];
    [self addChildViewController:controller];
    [self.view addSubview:controller.view];
  }
}
@end
