#import <UIKit/UIKit.h>
@interface PierController : UIViewController
@end
@implementation PierController {
    UILabel *note;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    note = [[UILabel alloc] initWithFrame:self.view.bounds];
    note.font = [UIFont systemFontOfSize:16];
    [self.view addSubview:note];
}
@end
