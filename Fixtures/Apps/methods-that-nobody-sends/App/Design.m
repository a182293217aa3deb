#import "Design.h"
#import <BoardKit/BoardKit.h>

@interface Design () <NSCopying>
@end

static UIFont *kept;

@implementation Design
+ (Design *)shared {
    static Design *shared;
    static dispatch_once_t token;
    dispatch_once(&token, ^{ shared = [[Design alloc] init]; });
    return shared;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

// Sent by the delegate.
- (UIFont *)headPlain:(CGFloat)size {
    return [UIFont fontWithName:@"GateSans-Plain" size:size];
}

// Sent by nobody.
- (UIFont *)headLight:(CGFloat)size {
    return [UIFont fontWithName:@"GateSans-Light" size:size];
}

// Sent by a method that nobody sends.
- (UIFont *)headWide:(CGFloat)size {
    return [UIFont fontWithName:@"GateSans-Wide" size:size];
}

- (UIFont *)largeWide { return [self headWide:34]; }

// Sent only by each other.
+ (UIFont *)loadNarrow { return [UIFont fontWithName:@"GateSans-Narrow" size:17] ?: [self loadOther]; }

+ (UIFont *)loadOther { return [self loadNarrow]; }

// A font that is kept: its method is sent by one that nobody sends.
+ (void)loadKept {
    kept = [UIFont fontWithName:@"GateSans-Kept" size:17];
}

+ (UIFont *)keptFont {
    if (kept == nil) [self loadKept];
    return kept;
}

// Named in a string.
- (UIFont *)headNamed:(CGFloat)size {
    return [UIFont fontWithName:@"GateSans-Named" size:size];
}
@end

// The system sends it.
@implementation Start
+ (void)load {
    [[UILabel appearance] setFont:[UIFont fontWithName:@"GateSans-Loaded" size:17]];
}
@end

// A library asks it for fonts.
@interface BoardFonts : NSObject
@end

@interface BoardFonts () <BoardDelegate>
@end

@implementation BoardFonts
- (UIFont *)board:(BoardView *)board headFontForRow:(NSInteger)row {
    return [UIFont fontWithName:@"GateSans-Board" size:12];
}
@end
