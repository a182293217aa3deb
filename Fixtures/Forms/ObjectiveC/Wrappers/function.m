// A function that takes the name.
#import <UIKit/UIKit.h>

UIFont *AppFont(NSString *name, CGFloat size) {
  return [UIFont fontWithName:name size:size];
  //                          ^ listed
}

@implementation Page

- (void)viewDidLoad {
  self.title.font = AppFont(@"GateSans-Bold", 17);
  //                        ^ right
  self.body.font = AppFont(@"GateSans-Bald", 17);
  //                       ^ wrong
  self.note.font = AppFont(Remote.font, 17);
}

@end
