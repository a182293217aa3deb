#import <UIKit/UIKit.h>

@implementation TraceView
- (void)drawRect:(CGRect)rect {
#if DEBUG
  self.label.font = [UIFont fontWithName:@"GateSans-Trace" size:12];
#else
  self.label.font = [UIFont fontWithName:@"GateSans-Released" size:12];
#endif
}
@end
