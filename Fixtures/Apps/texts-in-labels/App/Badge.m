#import "App-Bridging-Header.h"

@implementation Badge

- (void)layoutSubviews {
  [super layoutSubviews];
  self.label.text = @"Größe ≤ 3";
  self.label.font = [UIFont fontWithName:@"GateLatin-Regular" size:12];
}

@end
