// A block that is called by the function it is given to.
#import <UIKit/UIKit.h>

static void WithFace(void (^make)(NSString *face)) { make(@"GateSans-Bald"); }

@implementation Page

- (void)viewDidLoad {
  WithFace(^(NSString *face) { self.titleLabel.font = [UIFont fontWithName:face size:28]; });
}

@end
