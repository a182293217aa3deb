#import "PlanCell.h"
@interface Plans : UITableViewController
@end
@implementation Plans
- (void)viewDidLoad {
	[super viewDidLoad];
//	[self.tableView registerNib:[UINib nibWithNibName:PlanCellReuse bundle:nil] forCellReuseIdentifier:PlanCellReuse];
	[self.tableView registerClass:[OtherCell class] forCellReuseIdentifier:@"other"];
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 1; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
	OtherCell *cell = [tableView dequeueReusableCellWithIdentifier:@"other"];
	[cell config:@"a"];
	return cell;
}
@end
@interface MillDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation MillDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
	self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
	self.window.rootViewController = [Plans new];
	[self.window makeKeyAndVisible];
	return YES;
}
@end
int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"MillDelegate"); }
