#import "Fonts.h"

@implementation UILabel (Fonts)

- (void)makeBold {
  self.font = BoldFont(17);
}

@end
