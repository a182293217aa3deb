#import "Notes.h"

@interface ShareViewController : UIViewController
@end

@implementation ShareViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = [Notes heading];
}
@end
