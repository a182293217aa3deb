#import <UIKit/UIKit.h>

@interface GridCell : UIView
@property (nonatomic) BOOL isForSizing;
@end

@interface PriceCell : GridCell
@end

@interface Grid : UICollectionView
- (GridCell *)cellNamed:(NSString *)name;
- (UIView *)headerNamed:(NSString *)name;
@end
