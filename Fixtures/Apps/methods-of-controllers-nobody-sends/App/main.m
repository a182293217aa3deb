// A method that takes nothing, that no code sends, and that UIKit has none like, does not run, in a controller either.
#import <UIKit/UIKit.h>

@interface Board : UIViewController <UITableViewDelegate>
@property (nonatomic, strong) UILabel *title1;
@property (nonatomic, strong) UILabel *formerLabel;
@end

@implementation Board

- (void)viewDidLoad {
  [super viewDidLoad];
  [self styleTitle];
  [self performSelector:@selector(colorTitle) withObject:nil afterDelay:1];
}

- (void)styleTitle {
  self.title1.font = [UIFont fontWithName:@"GateSans-Bald" size:17];
}

- (void)colorTitle {
  self.title1.font = [UIFont fontWithName:@"GateSans-Bild" size:17];
}

- (void)styleTitleAsBefore {
  self.title1.font = [UIFont fontWithName:@"GateSans-Before" size:17];
  [self styleFooterAsBefore];
}

- (void)styleFooterAsBefore {
  self.title1.font = [UIFont fontWithName:@"GateSans-Footer" size:17];
}

- (UILabel *)formerLabel {
  if (!_formerLabel) {
    _formerLabel = [[UILabel alloc] init];
    _formerLabel.font = [UIFont fontWithName:@"GateSans-Former" size:17];
  }
  return _formerLabel;
}

// UIKit sends what begins like its own methods.
- (void)viewSafeAreaInsetsDidChange {
  self.title1.font = [UIFont fontWithName:@"GateSans-Bold-Insets" size:17];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  self.title1.font = [UIFont fontWithName:@"GateSans-Selected" size:17];
}

@end

@interface Pier : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation Pier

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window.rootViewController = [[Board alloc] init];
  return YES;
}

@end

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, NSStringFromClass([Pier class]));
}
