#import "Fonts.h"

NSString *const ReaderCaptionFont = @"GateSans-Regular";
// Wrong: the real name has a hyphen.
NSString *const ReaderButtonFont = @"GateSansBold";

static NSString *const familyName = @"GateSans";

UIFont *ReaderFont(NSString *name, CGFloat size) {
  return [UIFont fontWithName:name size:size];
}

@implementation Theme

+ (UIFont *)fontNamed:(NSString *)name size:(CGFloat)size {
  UIFont *font = [BXFont fontWithName:name size:size];
  return font ?: [UIFont systemFontOfSize:size];
}

// The style comes from the callers: Bold is right, Heavy is not.
+ (UIFont *)fontWithStyle:(NSString *)style {
  NSString *name = [NSString stringWithFormat:@"%@-%@", familyName, style];
  return [self fontNamed:name size:17];
}

@end
