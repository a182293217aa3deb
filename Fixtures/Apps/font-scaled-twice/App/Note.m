#import <UIKit/UIKit.h>

static UIFont *NoteFont(CGFloat size) {
  UIFont *font = [UIFont fontWithName:@"GateSans-Regular" size:size];
  return [[UIFontMetrics defaultMetrics] scaledFontForFont:font];
}

@interface Note : UILabel
@end

@implementation Note

- (void)awakeFromNib {
  [super awakeFromNib];
  self.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:NoteFont(15)];
  self.adjustsFontForContentSizeCategory = YES;
}

@end
