#import "Look.h"
@implementation Look
- (instancetype)init {
	if ((self = [super init])) {
		_titleFont = [UIFont systemFontOfSize:13.5];
	}
	return self;
}
- (void)setTitleTextSize:(CGFloat)titleTextSize
{
	self.titleFont = [UIFont fontWithName:self.titleFont.fontName size:titleTextSize];
}
@end
@implementation Plan
- (instancetype)initWithFrame:(CGRect)frame {
	if ((self = [super initWithFrame:frame])) {
		self.look = [Look new];
		UILabel *label = [UILabel new];
		label.font = self.look.titleFont;
		[self addSubview:label];
	}
	return self;
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key
{
	NSString *setter = [NSString stringWithFormat:@"set%@%@:", [key substringToIndex:1].uppercaseString, [key substringFromIndex:1]];
	if ([self.look respondsToSelector:NSSelectorFromString(setter)]) {
		[self.look setValue:value forKey:key];
		return;
	}
	[super setValue:value forUndefinedKey:key];
}
@end
