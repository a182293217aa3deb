#import <UIKit/UIKit.h>

@interface TitleLabel : UILabel
@end

static UIFont *DesignFont(UIFontTextStyle style, CGFloat size) {
  UIFont *font = [UIFont fontWithName:@"GateSans-Regular" size:size];
  return [[UIFontMetrics metricsForTextStyle:style] scaledFontForFont:font];
}

@implementation TitleLabel

- (void)awakeFromNib {
  [super awakeFromNib];
  // Wrong: the font is scaled by DesignFont.
  UIFont *title = DesignFont(UIFontTextStyleTitle1, 28);
  self.font = [[UIFontMetrics metricsForTextStyle:UIFontTextStyleTitle1] scaledFontForFont:title];
  self.adjustsFontForContentSizeCategory = YES;
}

- (void)showNote {
  // Wrong: the size is scaled, and then the font.
  CGFloat size = [[UIFontMetrics defaultMetrics] scaledValueForValue:15];
  UIFont *note = [UIFont fontWithName:@"GateSans-Bold" size:size];
  self.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:note maximumPointSize:40];
  self.adjustsFontForContentSizeCategory = YES;
}

- (void)showRow {
  // Wrong: so is this size, which is worked out of a scaled one.
  CGFloat step = [[UIFontMetrics defaultMetrics] scaledValueForValue:2];
  UIFont *row = [UIFont fontWithName:@"GateSans-Bold" size:MAX(15 + step, 12)];
  self.font = [UIFontMetrics.defaultMetrics scaledFontForFont:row];
  self.adjustsFontForContentSizeCategory = YES;
}

- (void)showCaption {
  // Right: the font is scaled once.
  self.font = DesignFont(UIFontTextStyleCaption1, 12);
  self.adjustsFontForContentSizeCategory = YES;
}

- (void)showFootnote {
  // Right: the size is.
  CGFloat size = [[UIFontMetrics defaultMetrics] scaledValueForValue:13];
  self.font = [UIFont fontWithName:@"GateSans-Regular" size:size * 2 - 13];
  self.adjustsFontForContentSizeCategory = YES;
}

- (void)showQuote {
  // Right: what a scaled size is left of when it is taken away does not grow.
  CGFloat margin = [[UIFontMetrics defaultMetrics] scaledValueForValue:13];
  UIFont *quote = [UIFont fontWithName:@"GateSans-Regular" size:40 - margin];
  self.font = [[UIFontMetrics defaultMetrics] scaledFontForFont:quote];
  self.adjustsFontForContentSizeCategory = YES;
}

@end
