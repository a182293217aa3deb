// A face that may be empty is joined only where it is not.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *family, NSString *face) {
  if (face.length) {
    return [UIFont fontWithName:[NSString stringWithFormat:@"%@-%@", family, face] size:17];
  } else {
    return [UIFont fontWithName:family size:17];
  }
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"GateSans", @"Bold");
  self.bodyLabel.font = Font(@"MyFont", @"");
}

@end
