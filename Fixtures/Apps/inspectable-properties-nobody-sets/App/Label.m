#import "Label.h"

@interface Label ()
@property (nonatomic, copy) IBInspectable NSString *fontName_;
@property (nonatomic, copy) IBInspectable NSString *boldName_;
@property (nonatomic, copy) IBInspectable NSString *thinName_;
@property (nonatomic, assign) IBInspectable CGFloat fontSize_;
@end

@implementation Label

// No document sets it, and no code.
- (void)setFontName_:(NSString *)name {
    if (!name) return;
    self.font = [UIFont fontWithName:name size:self.font.pointSize];
}

- (void)setFontSize_:(CGFloat)size {
    self.font = [UIFont fontWithName:@"GateSans-Sized" size:size];
}

// Code sets it.
- (void)setBoldName_:(NSString *)name {
    self.font = [UIFont fontWithName:name size:self.font.pointSize];
}

// A text names it.
- (void)setThinName_:(NSString *)name {
    self.font = [UIFont fontWithName:name size:self.font.pointSize];
}

- (void)makeBold {
    self.boldName_ = @"GateSans-Boldest";
    [self setValue:self.accessibilityLabel forKey:@"thinName_"];
}

@end

@implementation LabelLook

// Only who knows its name may set it, and nobody does.
- (void)setTitleTextSize:(CGFloat)size {
    self.titleFont = [UIFont fontWithName:@"GateSans-Titled" size:size];
}

// Code sets it by its name.
- (void)setTextSize:(CGFloat)size {
    self.titleFont = [UIFont fontWithName:@"GateSans-Texted" size:size];
}

@end
