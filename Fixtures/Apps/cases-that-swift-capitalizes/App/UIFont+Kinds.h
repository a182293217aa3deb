#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, TextKind) {
    TextKindPlain,
    TextKindStrong,
    TextKindSlanted
};

typedef NS_ENUM(NSInteger, GTFontStyle) {
    GTFontPlain,
    GTFontURLBold,
    GTFontWide NS_SWIFT_NAME(broad),
    GTFontSlanted
};

typedef NS_ENUM(NSInteger, Weight) {
    Standard,
    Heavy,
    Thin
};

typedef NS_ENUM(NSInteger, GTSizes) {
    kGTSize12,
    kGTSize17
};

@interface UIFont (Kinds)
+ (UIFont *)fontWithKind:(TextKind)kind size:(CGFloat)size;
+ (UIFont *)fontWithStyle:(GTFontStyle)style size:(CGFloat)size;
+ (UIFont *)fontOfSize:(GTSizes)size;
@end
