#import "PierLabel.h"
@implementation PierLabel
- (void)setFont:(UIFont *)font {
    [super setFont:font];
}
- (void)layoutSubviews {
    [super layoutSubviews];
    [self setFont:[UIFont fontWithName:self.font.fontName size:20]];
}
@end
