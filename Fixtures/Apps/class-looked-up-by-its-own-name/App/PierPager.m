#import "PierPager.h"
@implementation PierPager
- (void)layoutSubviews {
    [self initialize];
}
- (void)initialize {
    UILabel *title = [[UILabel alloc] init];
    title.font = [UIFont fontWithName:@"GateSans-Bolt" size:12];
    [self addSubview:title];
}
@end
