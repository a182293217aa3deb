// A font's own name, in a category of its class: that of the font it is asked of.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)

- (UIFont *)gate_doubled {
  return [UIFont fontWithName:self.fontName size:self.pointSize * 2];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [[UIFont fontWithName:@"GateSans-Bald" size:17] gate_doubled];
  //                                      ^ wrong
}

@end
