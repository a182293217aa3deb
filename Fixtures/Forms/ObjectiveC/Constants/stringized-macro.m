// A macro that makes a text of its argument.
#import <UIKit/UIKit.h>

#define GATE(face) [UIFont fontWithName:@"GateSans-" @#face size:17]
//                                      ^ right
//                                      ^ wrong

@implementation Page

- (void)viewDidLoad {
  self.a.font = GATE(Bold);
  self.b.font = GATE(Bald);
}

@end
