// One font behind another.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:@"GateSans-Bald" size:17]
  //                                     ^ missed
      ?: [UIFont fontWithName:@"GateSans-Bold" size:17];
      //                      ^ right
  self.body.font = [UIFont fontWithName:@"GateSans-Bild" size:17] ?: [UIFont systemFontOfSize:17];
  //                                    ^ wrong
  self.note.font = [UIFont fontWithName:Remote.font size:17]
  //                                    ^ listed
      ?: [UIFont fontWithName:@"GateSans-Italic" size:17];
      //                      ^ right
}

@end
