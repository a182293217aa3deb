// A system that is old or new: both branches run somewhere.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  if (@available(iOS 17, *)) {
    self.title.font = [UIFont fontWithName:@"GateSans-Bald" size:17];
    //                                     ^ wrong
  } else {
    self.title.font = [UIFont fontWithName:@"GateSans-Bold" size:17];
    //                                     ^ right
  }
  if (@available(macOS 10.15, *)) {
    self.body.font = [UIFont fontWithName:@"GateSans-Italic" size:17];
    //                                    ^ right
  }
}

@end
