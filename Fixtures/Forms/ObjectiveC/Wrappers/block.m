// Blocks that make fonts: in a variable, and one that is called where a method wants one.
#import <UIKit/UIKit.h>

typedef UIFont *(^FontMaker)(NSString *name);

@implementation Page

- (void)viewDidLoad {
  UIFont *(^make)(NSString *) = ^UIFont *(NSString *name) {
    return [UIFont fontWithName:name size:17];
  };
  self.title.font = make(@"GateSans-Bold");
  //                     ^ right
  self.body.font = make(@"GateSans-Bald");
  //                    ^ wrong
  [self styleWith:^UIFont *(NSString *face) {
    return [UIFont fontWithName:face size:12];
  }];
}

- (void)styleWith:(FontMaker)maker {
  self.note.font = maker(@"GateSans-Bild");
  //                     ^ wrong
}

@end
