// What a constant switches off is never drawn.
#import <UIKit/UIKit.h>

static const BOOL kUsesSerif = NO;

@implementation Page

- (void)viewDidLoad {
  NSString *title = kUsesSerif ? @"GateSerif-Bald" : @"GateSans-Bold";
  //                                                 ^ right
  self.title.font = [UIFont fontWithName:title size:17];
  NSString *body = @"GateSans-Bald";
  //               ^ wrong
  if (NO) body = @"GateSans-Bild";
  self.body.font = [UIFont fontWithName:body size:17];
}

@end
