#import "UIFont+Kinds.h"

@implementation UIFont (Kinds)
+ (UIFont *)fontWithKind:(TextKind)kind size:(CGFloat)size {
    NSString *name = nil;
    switch (kind) {
        case TextKindPlain:
            name = @"GateSans-Regular";
            break;
        case TextKindStrong:
            name = @"GateSans-Blod";
            break;
        case TextKindSlanted:
            name = @"GateSans-Oblique";
            break;
    }
    return [UIFont fontWithName:name size:size];
}

+ (UIFont *)fontWithStyle:(GTFontStyle)style size:(CGFloat)size {
    switch (style) {
        case GTFontPlain:
            return [UIFont fontWithName:@"GateSans-Regular" size:size];
        case GTFontURLBold:
            return [UIFont fontWithName:@"GateSans-Bold" size:size];
        case GTFontWide:
            return [UIFont fontWithName:@"GateSans-Wide" size:size];
        case GTFontSlanted:
            return [UIFont fontWithName:@"GateSans-Slanted" size:size];
    }
}

+ (UIFont *)fontOfSize:(GTSizes)size {
    switch (size) {
        case kGTSize12:
            return [UIFont fontWithName:@"GateSans-Bold" size:12];
        case kGTSize17:
            return [UIFont fontWithName:@"GateSans-Body" size:17];
    }
}
@end
