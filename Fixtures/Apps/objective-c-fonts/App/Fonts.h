#import <UIKit/UIKit.h>

#if TARGET_OS_OSX
  #define BXFont NSFont
#else
  #define BXFont UIFont
#endif

// Right: macros that are names, and macros that make fonts.
#define kTitleFont @"GateSans-Bold"
#define FONT_BODY(points) [UIFont fontWithName:@"GateSans-Regular" size:(points)]
#define FAMILY @"GateSans"
#define STYLED(style) FAMILY @"-" #style

// Wrong: the body of a macro is code, over as many lines as it takes.
#define FONT_QUOTE(points) \
  [UIFont fontWithName:@"GateSans-Quote" \
                  size:(points)]

// Wrong, and nothing uses it.
#define kUnusedFont @"GateSans-Unused"

extern NSString *const ReaderCaptionFont;
extern NSString *const ReaderButtonFont;

UIFont *ReaderFont(NSString *name, CGFloat size);

@interface Theme : NSObject
+ (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size;
+ (UIFont *)fontWithStyle:(NSString *)style;
@end
