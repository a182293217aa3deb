#import "Icons.h"

@implementation IconLabel

- (void)setIcon:(NSString *)icon {
  self.font = [UIFont fontWithName:@"GateIcons-Solid" size:self.font.pointSize];
}

@end
