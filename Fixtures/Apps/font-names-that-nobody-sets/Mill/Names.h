#import <UIKit/UIKit.h>

@interface UILabel (Names)
- (void)setFontName:(NSString *)name;
@end

@interface UITextView (Names)
@property (nonatomic, copy) NSString *fontFaceName;
@end

@interface UIButton (Names)
- (void)setFontStyleName:(NSString *)name;
@end
