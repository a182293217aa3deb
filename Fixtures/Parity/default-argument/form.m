// A selector that leaves an argument to another one.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)

+ (UIFont *)gate_size:(CGFloat)size {
  return [self gate_size:size name:@"GateSans-Bald"];
}

+ (UIFont *)gate_size:(CGFloat)size name:(NSString *)name {
  return [UIFont fontWithName:name size:size];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont gate_size:28 name:@"GateSans-Bold"];
  self.bodyLabel.font = [UIFont gate_size:17];
}

@end
