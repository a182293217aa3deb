#import <UIKit/UIKit.h>

@interface Notes : NSObject
+ (NSString *)heading;
+ (void)readFonts;
+ (NSAttributedString *)styled:(NSString *)text;
@end

@interface NSString (Notes)
- (NSString *)withoutStyle;
@end
