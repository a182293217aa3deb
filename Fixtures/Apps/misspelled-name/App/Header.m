#import "Header.h"

@implementation Header

- (void)awakeFromNib {
  [super awakeFromNib];
  self.label.font = [UIFont fontWithName:@"Gate-Sans-Regular" size:17];
}

@end
