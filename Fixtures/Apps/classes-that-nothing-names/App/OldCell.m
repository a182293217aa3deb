#import "OldCell.h"

@interface OldCell ()
@property (nonatomic, strong) UILabel *title;
@end

@implementation OldCell {
  BOOL isBold;
}

#if DEBUG
static NSInteger made = 0;
#endif

- (instancetype)initWithTitle:(NSString *)title {
  self = [super init];
  self.title.font = [UIFont fontWithName:@"GateSans-Old" size:17];
  return self;
}

- (void)layoutSubviews {
  [super layoutSubviews];
  self.textLabel.font = [UIFont fontWithName:@"GateSans-Older" size:17];
}

@end

@implementation OlderCell

- (void)prepareForReuse {
  self.textLabel.font = [UIFont fontWithName:@"GateSans-Oldest" size:17];
}

@end
