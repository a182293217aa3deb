// A property of the class that the app's start sets.
// file: Appearance.h
@interface Appearance : NSObject
@property (class, nonatomic, copy) NSString *titleFont;
@end
// file: Appearance.m
#import "Appearance.h"

static NSString *_titleFont = @"GateSans-Regular";
//                            ^ right

@implementation Appearance

+ (NSString *)titleFont { return _titleFont; }
+ (void)setTitleFont:(NSString *)titleFont { _titleFont = titleFont; }

@end
// file: Page.m
#import "Appearance.h"

@implementation AppDelegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
  Appearance.titleFont = @"GateSans-Bald";
  //                     ^ wrong
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:Appearance.titleFont size:17];
}

@end
