// A text that is added to, in branches.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSMutableString *name = [NSMutableString stringWithString:@"GateSans"];
  if (Settings.isBold) {
    [name appendString:@"-Bold"];
  } else {
    [name appendString:@"-Bald"];
  }
  self.titleLabel.font = [UIFont fontWithName:name size:28];
}

@end
