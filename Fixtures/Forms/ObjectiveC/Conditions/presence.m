// A name that may be left out: the default is drawn for those who leave it out.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)

+ (UIFont *)gate_named:(NSString *)name {
  if (name) {
    return [UIFont fontWithName:name size:17];
  }
  return [UIFont fontWithName:@"GateSans-Regular" size:17];
  //                          ^ right
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont gate_named:@"GateSans-Bold"];
  //                                   ^ right
  self.body.font = [UIFont gate_named:nil];
  self.note.font = [UIFont gate_named:@"GateSans-Bald"];
  //                                  ^ wrong
}

@end
