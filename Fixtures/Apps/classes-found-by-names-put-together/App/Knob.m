#import <UIKit/UIKit.h>

/// Nothing makes one: what finds classes by unknown names only asks whether something is of one.
@interface Knob : UIView
@end

@implementation Knob
- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  UILabel *label = [[UILabel alloc] initWithFrame:frame];
  label.font = [UIFont fontWithName:@"GateSans-Knob" size:15];
  [self addSubview:label];
  return self;
}
@end

@interface UIView (Kinds)
@end

@implementation UIView (Kinds)
- (void)didMoveToWindow {
  NSString *kind = self.accessibilityIdentifier;
  self.hidden = [self isKindOfClass:[NSClassFromString(kind) class]];
}
@end
