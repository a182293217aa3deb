// A function that nothing calls, in an app whose beginning is here.
#import <UIKit/UIKit.h>

UIFont *GateTitleFont(void) {
  return [UIFont fontWithName:@"GateSans-Bald" size:28];
  //                          ^ wrong
}

UIFont *GateOldFont(void) {
  return [UIFont fontWithName:@"GateSans-Bild" size:17];
  //                          ^ unused
}

@implementation TitleController
- (void)viewDidLoad {
  self.label.font = GateTitleFont();
}
@end

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, @"TitleController");
}
