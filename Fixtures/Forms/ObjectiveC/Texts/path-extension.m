// The name of a file without its extension, here of a file that is called like its font.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont fontWithName:[@"GateSans-Bold.ttf" stringByDeletingPathExtension] size:17];
  //                                  ^ right
  self.b.font = [UIFont fontWithName:@"GateSans-Bald.ttf".stringByDeletingPathExtension size:17];
  //                                 ^ wrong
}

@end
