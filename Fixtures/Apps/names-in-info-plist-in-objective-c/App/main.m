#import <UIKit/UIKit.h>

@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UILabel *label;
@end

@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
  NSBundle *bundle = [NSBundle mainBundle];
  self.label.font = [UIFont fontWithName:[bundle objectForInfoDictionaryKey:@"BrandFont"] size:17];
  self.label.font = [UIFont fontWithName:[bundle objectForInfoDictionaryKey:@"TitleFont"] size:17];
  self.label.font = [UIFont fontWithName:bundle.infoDictionary[@"NoteFont"] size:17];
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([Delegate class]));
  }
}
