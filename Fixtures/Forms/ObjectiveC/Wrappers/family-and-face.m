// A family and a face that are given together: a family has only the faces that its calls give.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)

+ (UIFont *)gate_family:(NSString *)family face:(NSString *)face {
  return [UIFont fontWithName:[NSString stringWithFormat:@"%@%@", family, face] size:17];
  //                                                     ^ right
  //                                                     ^ wrong
}

@end

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont gate_family:@"GateSans" face:@"-Bold"];
  self.b.font = [UIFont gate_family:@"MyFont" face:@""];
  self.c.font = [UIFont gate_family:@"MyFont" face:@"-Bald"];
}

@end
