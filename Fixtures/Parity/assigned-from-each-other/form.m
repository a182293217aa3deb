// Two variables that are assigned from each other: each may have the other's name.
#import <UIKit/UIKit.h>

static NSString *title = @"GateSans-Bold";
static NSString *body = @"GateSans-Bald";

static void Swap(void) {
  title = body;
  body = title;
}

@implementation Page

- (void)viewDidLoad {
  if (Settings.isSwapped) Swap();
  self.titleLabel.font = [UIFont fontWithName:title size:28];
  self.bodyLabel.font = [UIFont fontWithName:body size:17];
}

@end
