// The first of a list, and the last.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSArray *names = @[@"GateSans-Bild", @"GateSans-Bund", @"GateSans-Italic"];
  //                 ^ wrong
  //                                                     ^ right
  self.title.font = [UIFont fontWithName:names.firstObject size:17];
  self.body.font = [UIFont fontWithName:[names lastObject] size:17];
}

@end
