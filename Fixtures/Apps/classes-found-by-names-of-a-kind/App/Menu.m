#import "Menu.h"

@implementation Menu
- (void)openPage:(NSDictionary *)page {
  Class type = NSClassFromString(page[@"controller"]);
  if (!type) {
    type = [BurnerPage class];
  }
  UIViewController *controller = [[type alloc] initWithNibName:nil bundle:nil];
  [self presentViewController:controller animated:YES completion:nil];
}

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  NSString *file = [NSBundle.mainBundle pathForResource:@"pages" ofType:@"plist"];
  [self openPage:[NSArray arrayWithContentsOfFile:file].firstObject];
}
@end

/// Nothing names them, but each is a controller.
@implementation BurnerPage
- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *label = [[UILabel alloc] initWithFrame:self.view.bounds];
  label.font = [UIFont fontWithName:@"GateSans-Burner" size:15];
  [self.view addSubview:label];
}
@end

@implementation RecipeList
- (void)viewDidLoad {
  [super viewDidLoad];
  UILabel *label = [[UILabel alloc] initWithFrame:self.view.bounds];
  label.font = [UIFont fontWithName:@"GateSans-Recipe" size:15];
  self.tableView.tableHeaderView = label;
}
@end
