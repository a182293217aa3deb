#import <UIKit/UIKit.h>

@interface UILabel (Gate)
@property (nonatomic, copy) NSString *declaredFontName UI_APPEARANCE_SELECTOR;
- (void)useSelectedFont;
- (void)useSentFont;
@end
