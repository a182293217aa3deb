// What a constant switches off is never drawn.
#import <UIKit/UIKit.h>

static const BOOL usesSerif = NO;

@implementation Page

- (void)viewDidLoad {
  NSString *title = usesSerif ? @"GateSerif-Bald" : @"GateSans-Bold";
  self.titleLabel.font = [UIFont fontWithName:title size:28];
  NSString *body = @"GateSans-Bald";
  if (usesSerif) body = @"GateSerif-Bild";
  self.bodyLabel.font = [UIFont fontWithName:body size:17];
}

@end
