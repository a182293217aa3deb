// A function that takes the name.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name, CGFloat size) { return [UIFont fontWithName:name size:size]; }

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"GateSans-Bold", 28);
  self.bodyLabel.font = Font(@"GateSans-Bald", 17);
}

@end
