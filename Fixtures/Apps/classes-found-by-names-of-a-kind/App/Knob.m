#import <UIKit/UIKit.h>

/// Nothing names it, and no cell is one.
@interface Knob : UIButton
@end

@implementation Knob
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  self.titleLabel.font = [UIFont fontWithName:@"GateSans-Knob" size:15];
  return self;
}
@end
