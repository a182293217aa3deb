#import "UILabel+Gate.h"

@implementation UILabel (Gate)

- (void)setPlainFontName:(NSString *)name UI_APPEARANCE_SELECTOR {
  self.font = [UIFont fontWithName:@"GateSans-Plain" size:12];
}

- (void)setDeclaredFontName:(NSString *)name {
  self.font = [UIFont fontWithName:@"GateSans-Declared" size:12];
}

- (void)setAppearanceFontName:(NSString *)name {
  self.font = [UIFont fontWithName:@"GateSans-Appearance" size:12];
}

- (void)useUncalledFont {
  self.font = [UIFont fontWithName:@"GateSans-Uncalled" size:12];
}

- (void)useSelectedFont {
  self.font = [UIFont fontWithName:@"GateSans-Selected" size:12];
}

- (void)useSentFont {
  self.font = [UIFont fontWithName:@"GateSans-Sent" size:12];
}

- (void)setInspectedFontName:(NSString *)name {
  self.font = [UIFont fontWithName:@"GateSans-Inspected" size:12];
}

- (void)awakeFromNib {
  self.font = [UIFont fontWithName:@"GateSans-Awake" size:12];
}

@end
