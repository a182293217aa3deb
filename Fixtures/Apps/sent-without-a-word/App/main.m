#import <UIKit/UIKit.h>

static UILabel *shown;
static void show(NSString *name) {
  shown.font = [UIFont fontWithName:name size:12];
}

@interface Board : NSObject <NSCopying>
@property (nonatomic, getter=isWide, setter=makeWide:) BOOL wide;
@property (nonatomic, getter=topFont) UIFont *font;
@end

@implementation Board
// The property says that these read and set it.
- (BOOL)isWide { show(@"GateSans-Read"); return YES; }
- (void)makeWide:(BOOL)wide { show(@"GateSans-Set"); }
- (UIFont *)topFont { return [UIFont fontWithName:@"GateSans-Top" size:12]; }
// `board[0]`, `board[@"key"] = value`
- (id)objectAtIndexedSubscript:(NSUInteger)index { show(@"GateSans-Index"); return nil; }
- (void)setObject:(id)value forKeyedSubscript:(id)key { show(@"GateSans-Key"); }
// `containsObject:`, `copy`, and a message that nothing answers
- (BOOL)isEqual:(id)other { show(@"GateSans-Equal"); return YES; }
- (id)copyWithZone:(NSZone *)zone { show(@"GateSans-Copy"); return self; }
- (void)forwardInvocation:(NSInvocation *)message { show(@"GateSans-Forward"); }
// Nothing sends it.
- (void)markWide:(BOOL)wide { show(@"GateSans-Never"); }
@end

@interface Root : UIViewController
@end

@implementation Root
- (void)viewDidLoad {
  [super viewDidLoad];
  shown = [UILabel new];
  [self.view addSubview:shown];
  Board *board = [Board new];
  board.wide = YES;
  if (board.wide) shown.text = @"wide";
  shown.font = board.font;
  shown.text = board[0];
  board[@"key"] = @"value";
  if ([@[board] containsObject:[Board new]]) shown.text = [[board copy] description];
  [(NSString *)(id)board uppercaseString];
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  self.window.rootViewController = [Root new];
  [self.window makeKeyAndVisible];
  return YES;
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
  }
}
