// Macros that take a name, or a part of one.
#import <UIKit/UIKit.h>

#define FONT(name, points) [UIFont fontWithName:name size:points]
#define GATE(face) [UIFont fontWithName:@"GateSans-" face size:17]
//                                      ^ right
//                                      ^ wrong

@implementation Page

- (void)viewDidLoad {
  self.a.font = FONT(@"GateSans-Bold", 17);
  //                 ^ right
  self.b.font = FONT(@"GateSans-Bald", 17);
  //                 ^ wrong
  self.c.font = GATE(@"Italic");
  self.d.font = GATE(@"Italik");
}

@end
