#import <UIKit/UIKit.h>

/// Nothing makes one, nor the cell that inherits from it.
@interface OldCell : UITableViewCell <UITextFieldDelegate>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
@end

@interface OlderCell : OldCell
@end
