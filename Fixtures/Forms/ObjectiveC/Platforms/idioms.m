// An app for phones never has the idiom of a television, or of a Mac that it is made for.
#import <UIKit/UIKit.h>

@implementation Page
- (void)viewDidLoad {
  if ([UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomTV) {
    self.label.font = [UIFont fontWithName:@"GateSans-Television" size:17];
    //                                     ^ elsewhere
  } else {
    self.label.font = [UIFont fontWithName:@"GateSans-Phone" size:17];
    //                                     ^ wrong
  }
  if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomMac) {
    self.note.font = [UIFont fontWithName:@"GateSans-Desk" size:17];
    //                                    ^ elsewhere
  }
  if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) {
    self.note.font = [UIFont fontWithName:@"GateSans-Pad" size:17];
    //                                    ^ wrong
  }
}
@end
