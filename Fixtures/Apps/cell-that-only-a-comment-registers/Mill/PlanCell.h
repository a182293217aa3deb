#import <UIKit/UIKit.h>
static NSString *PlanCellReuse = @"PlanCell";
@interface PlanCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *sale;
- (void)config:(NSString *)model;
@end
@interface OtherCell : UITableViewCell
- (void)config:(NSString *)model;
@end
