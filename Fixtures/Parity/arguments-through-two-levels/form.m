// Two arguments that a function hands on, one of them changed.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *family, NSString *face) {
  return [UIFont fontWithName:[family stringByAppendingString:face] size:17];
}

static void SetStyle(UILabel *label, NSString *family, NSString *face) {
  label.font = Font(family, [NSString stringWithFormat:@"%@", face]);
}

@implementation Page

- (void)viewDidLoad {
  SetStyle(self.a, @"GateSans", @"-Bold");
  SetStyle(self.b, @"My", @"Font");
}

@end
