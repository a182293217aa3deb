// A macro that makes a text of its argument.
#import <UIKit/UIKit.h>

#define GATE(face) [UIFont fontWithName:@"GateSans-" @#face size:17]

@implementation Page

- (void)viewDidLoad {
  self.a.font = GATE(Bold);
  //                 ^ right
  self.b.font = GATE(Bald);
  //                 ^ wrong
}

@end
