// A value that is one of two, one of them empty: the branch for what is not empty has the other.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *face = Settings.isBold ? @"Bold" : @"";
  if (face.length > 0) {
    NSString *name = [NSString stringWithFormat:@"GateSans-%@", face];
    self.titleLabel.font = [UIFont fontWithName:name size:28];
  } else {
    self.titleLabel.font = [UIFont fontWithName:@"GateSans-Regular" size:28];
  }
}

@end
