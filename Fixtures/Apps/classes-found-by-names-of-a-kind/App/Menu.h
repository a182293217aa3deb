#import <UIKit/UIKit.h>

@interface Menu : UIViewController
- (void)openPage:(NSDictionary *)page;
@end

@interface Page : UIViewController
@end

@interface BurnerPage : Page
@end

@interface RecipeList : UITableViewController
@end
