#import "Banner.h"

@implementation Banner
- (void)draw { self.label.font = [UIFont fontWithName:@"GateBanner-Bold" size:17]; }
@end
