#import <UIKit/UIKit.h>
@interface Grid : UITableViewController
@end
