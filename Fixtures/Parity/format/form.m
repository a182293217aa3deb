// Names made by a format.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *family, NSString *face) {
  return [UIFont fontWithName:[NSString stringWithFormat:@"%@-%@", family, face] size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"GateSans", @"Bold");
  self.bodyLabel.font = Font(@"GateSans", @"Bald");
}

@end
