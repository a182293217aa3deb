#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@implementation UIFont (Designs)

+ (void)load {
  Method original = class_getClassMethod(self, @selector(fontWithName:size:));
  Method own = class_getClassMethod(self, @selector(design_fontWithName:size:));
  method_exchangeImplementations(original, own);
}

+ (UIFont *)design_fontWithName:(NSString *)name size:(CGFloat)size {
  if ([name isEqualToString:@"System-Monospaced"]) {
    return [UIFont monospacedSystemFontOfSize:size weight:UIFontWeightRegular];
  }
  return [self design_fontWithName:name size:size];
}

@end
