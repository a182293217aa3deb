// A function, a method and a category, one around the other.
#import <UIKit/UIKit.h>

static UIFont *Make(NSString *name, CGFloat size) {
  return [UIFont fontWithName:name size:size];
}

@implementation UIFont (Gate)

+ (UIFont *)gate_font:(NSString *)name {
  return Make(name, 17);
}

@end

@implementation Page

- (void)applyFont:(NSString *)name toLabel:(UILabel *)label {
  label.font = [UIFont gate_font:name];
}

- (void)viewDidLoad {
  [self applyFont:@"GateSans-Bold" toLabel:self.title];
  //              ^ right
  [self applyFont:@"GateSans-Bald" toLabel:self.body];
  //              ^ wrong
}

@end
