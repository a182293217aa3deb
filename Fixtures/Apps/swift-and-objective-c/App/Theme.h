#import <UIKit/UIKit.h>

// Right, and used in Swift.
#define kTitleFont @"GateSans-Bold"
extern NSString *const ReaderBodyFont;
// Wrong: found where it is written, though only Swift uses it.
extern NSString *const ReaderNoteFont NS_SWIFT_NAME(Theme.noteFont);

@interface Theme : NSObject
@property (class, nonatomic, readonly) NSString *captionFont;
+ (NSString *)nameForWeight:(NSInteger)weight;
+ (UIFont *)appFontWithName:(NSString *)name size:(CGFloat)size;
@end
