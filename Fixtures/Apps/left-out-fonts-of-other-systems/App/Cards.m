#import <UIKit/UIKit.h>

@interface Cards : UIView
@end

@implementation Cards

- (void)layoutSubviews {
  UILabel *title = [UILabel new];
  // The app brings the family, in a file that is not in the repository; macOS has it, too.
  title.font = [UIFont fontWithName:@"Seravek-Medium" size:17];
  UILabel *text = [UILabel new];
  text.font = [UIFont fontWithName:@"Seravek" size:15];
  UILabel *other = [UILabel new];
  // No file of the app is called so.
  other.font = [UIFont fontWithName:@"Skia-Regular" size:15];
  [self addSubview:title];
  [self addSubview:text];
  [self addSubview:other];
}

@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self.window addSubview:[Cards new]];
}

@end
