// Variables that are set in branches, and set anew.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *title;
  if (self.isLarge) {
    title = @"GateSans-Bold";
    //      ^ right
  } else {
    title = @"GateSans-Bald";
    //      ^ wrong
  }
  self.title.font = [UIFont fontWithName:title size:17];

  NSString *body = self.isLarge ? @"GateSans-Regular" : @"GateSans-Reguler";
  //                              ^ right
  //                                                    ^ wrong
  self.body.font = [UIFont fontWithName:body size:17];
}

@end
