#import <IconKit/IconKit.h>

// IconKit's FAKIcon-like class is in a pod that the repository does not contain.
@interface TreeIcon : IKIcon
+ (UIFont *)iconFontWithSize:(CGFloat)size;
@end
