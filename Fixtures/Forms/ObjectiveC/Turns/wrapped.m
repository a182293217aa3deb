// Wrappers tried one after another.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name) { return [UIFont fontWithName:name size:17]; }

@implementation Page

- (void)viewDidLoad {
  self.title.font = Font(@"GateSans-Bald") ?: Font(@"GateSans-Bold");
  //                     ^ missed
  //                                               ^ right
}

@end
