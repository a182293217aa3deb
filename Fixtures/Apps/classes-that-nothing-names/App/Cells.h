#import <UIKit/UIKit.h>

@interface PriceCell : UITableViewCell
@end

@interface TotalCell : UITableViewCell
@end

@interface LoadedCell : UITableViewCell
@end

@interface ExportedCell : UITableViewCell
@end

@interface UILabel (Shop)
- (void)markAsNew;
@end
