// A category's class method, with a selector that leaves the size out.
// file: UIFont+Gate.h
@interface UIFont (Gate)
+ (UIFont *)gate_fontNamed:(NSString *)name;
+ (UIFont *)gate_fontNamed:(NSString *)name size:(CGFloat)size;
@end
// file: UIFont+Gate.m
#import "UIFont+Gate.h"

@implementation UIFont (Gate)

+ (UIFont *)gate_fontNamed:(NSString *)name {
  return [self gate_fontNamed:name size:17];
}

+ (UIFont *)gate_fontNamed:(NSString *)name size:(CGFloat)size {
  return [self fontWithName:name size:size];
}

@end
// file: Page.m
#import "UIFont+Gate.h"

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont gate_fontNamed:@"GateSans-Bold"];
  //                                       ^ right
  self.body.font = [UIFont gate_fontNamed:@"GateSans-Bald" size:12];
  //                                      ^ wrong
}

@end
