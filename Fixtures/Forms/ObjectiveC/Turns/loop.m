// Candidates that are tried until one gives a font.
#import <UIKit/UIKit.h>

@implementation Theme

- (UIFont *)title {
  for (NSString *name in @[@"GateSans-Bald", @"GateSans-Bold"]) {
  //                       ^ missed
  //                                         ^ right
    UIFont *font = [UIFont fontWithName:name size:17];
    if (font) return font;
  }
  return [UIFont systemFontOfSize:17];
}

- (UIFont *)body {
  UIFont *font = nil;
  for (NSString *name in @[@"GateSans-Bild", @"GateSans-Buld"]) {
  //                       ^ wrong
  //                                         ^ too
    font = [UIFont fontWithName:name size:17];
    if (font) break;
  }
  return font ?: [UIFont systemFontOfSize:17];
}

@end
