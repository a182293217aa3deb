// A theme that is one for all, with what the app's start sets.
#import <UIKit/UIKit.h>

@interface Theme : NSObject
@property (nonatomic, copy) NSString *titleName;
+ (instancetype)shared;
@end

@implementation Theme

+ (instancetype)shared {
  static Theme *theme;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ theme = [Theme new]; });
  return theme;
}

- (instancetype)init {
  if (self = [super init]) _titleName = @"GateSans-Bold";
  return self;
}

@end

@implementation AppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
  Theme.shared.titleName = @"GateSans-Bald";
}

@end

@implementation Page
- (void)viewDidLoad { self.titleLabel.font = [UIFont fontWithName:Theme.shared.titleName size:28]; }
@end
