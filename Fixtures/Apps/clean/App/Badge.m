#import "Badge.h"

@implementation Badge

- (void)awakeFromNib {
  [super awakeFromNib];
  self.label.font = [UIFont fontWithName:@"GateSans-Bold" size:11];
}

@end
