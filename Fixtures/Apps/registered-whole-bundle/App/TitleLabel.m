#import "Fonts.h"

@implementation TitleLabel

- (void)awakeFromNib {
  self.font = [Fonts title];
  self.subtitle.font = [Fonts body];
}

@end
