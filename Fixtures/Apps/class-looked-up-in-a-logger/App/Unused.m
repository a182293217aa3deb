#import <UIKit/UIKit.h>

@interface UnusedLabel : UILabel
@end

@implementation UnusedLabel
- (void)awakeFromNib {
    [super awakeFromNib];
    self.font = [UIFont fontWithName:@"GateSans-Unused" size:12];
}
@end
