#import "PlanCell.h"
@implementation PlanCell
- (void)config:(NSString *)model {
	NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:model];
	[text addAttribute:NSFontAttributeName value:[UIFont fontWithName:@".SFUIDisplay-Semibold" size:30] range:NSMakeRange(0, model.length)];
	_sale.attributedText = text;
}
@end
static NSString *const plain = @"GateSans-Regular", *const slim = @"GateSans-Slim";
@implementation OtherCell
- (void)config:(NSString *)model {
	self.textLabel.font = [UIFont fontWithName:@"GateSans-Bold" size:17];
	self.detailTextLabel.font = [UIFont fontWithName:slim size:17];
}
@end
