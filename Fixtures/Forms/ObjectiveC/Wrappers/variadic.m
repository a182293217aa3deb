// A method that takes candidates and gives the first font that is there.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)

+ (UIFont *)gate_firstOf:(NSString *)first, ... NS_REQUIRES_NIL_TERMINATION {
  va_list list;
  va_start(list, first);
  for (NSString *name = first; name; name = va_arg(list, NSString *)) {
    UIFont *font = [UIFont fontWithName:name size:17];
    if (font) {
      va_end(list);
      return font;
    }
  }
  va_end(list);
  return [UIFont systemFontOfSize:17];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont gate_firstOf:@"GateSans-Bald", @"GateSans-Bold", nil];
  //                                     ^ missed
  //                                                       ^ right
}

@end
