#import "Names.h"

// Nobody sets it; what reads the name of a font sets nothing.
@implementation UILabel (Names)
- (void)setFontName:(NSString *)name {
    UIFont *font = [UIFont fontWithName:name size:self.font.pointSize];
    if (font) {
        self.font = font;
    }
}
@end

@implementation UITextView (Names)
- (NSString *)fontFaceName {
    return self.font.fontName;
}

- (void)setFontFaceName:(NSString *)fontFaceName {
    self.font = [UIFont fontWithName:fontFaceName size:self.font.pointSize];
}
@end

@implementation UIButton (Names)
- (void)setFontStyleName:(NSString *)name {
    self.titleLabel.font = [UIFont fontWithName:name size:17];
}
@end
