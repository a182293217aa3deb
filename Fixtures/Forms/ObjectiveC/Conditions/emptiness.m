// A face that may be empty is joined only where it is not.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)

+ (UIFont *)gate_family:(NSString *)family face:(NSString *)face {
  NSString *name;
  if (face.length > 0) {
    name = [NSString stringWithFormat:@"%@-%@", family, face];
    //                                ^ right
    //                                ^ wrong
  } else {
    name = family;
  }
  return [UIFont fontWithName:name size:17];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont gate_family:@"GateSans" face:@"Bold"];
  self.b.font = [UIFont gate_family:@"MyFont" face:@""];
  //                                ^ right
  self.c.font = [UIFont gate_family:@"GateSans" face:@"Bald"];
}

@end
