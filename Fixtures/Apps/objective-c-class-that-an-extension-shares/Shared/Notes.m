#import "Notes.h"

static UIFont *plain;

@implementation Notes
+ (NSString *)heading { return @"Notes"; }

// Sent by the app, and by what only the app sends.
+ (void)readFonts {
    plain = [UIFont fontWithName:@"GateSans-Regular" size:13];
}

+ (NSAttributedString *)styled:(NSString *)text {
    if (!plain) [self readFonts];
    return [[NSAttributedString alloc] initWithString:text attributes:@{NSFontAttributeName: plain}];
}
@end

@implementation NSString (Notes)
- (NSString *)withoutStyle { return [[Notes styled:self] string]; }
@end
