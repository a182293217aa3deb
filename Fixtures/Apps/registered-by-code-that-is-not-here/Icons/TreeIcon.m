#import "TreeIcon.h"

@implementation TreeIcon

+ (UIFont *)iconFontWithSize:(CGFloat)size {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        [self registerIconFontWithURL:[[NSBundle bundleForClass:[self class]] URLForResource:@"GateSans-Regular" withExtension:@"ttf"]];
    });
    return [UIFont fontWithName:@"GateSans-Regular" size:size];
}

@end
