// A wrapper that falls back to a face of the app's own: a wrong name is one that is never drawn.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)

+ (UIFont *)gate_named:(NSString *)name {
  UIFont *font = [UIFont fontWithName:name size:17];
  return font ?: [UIFont fontWithName:@"GateSans-Regular" size:17];
  //                                  ^ right
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont gate_named:@"GateSans-Bold"];
  //                                   ^ right
  self.body.font = [UIFont gate_named:@"GateSans-Bald"];
  //                                  ^ missed
}

@end
