#import <CoreText/CoreText.h>
#import <UIKit/UIKit.h>

@implementation Fonts

+ (void)load {
  NSURL *folder = [[NSBundle mainBundle] resourceURL];
  NSArray *files = [[NSFileManager defaultManager] contentsOfDirectoryAtURL:folder
                                                 includingPropertiesForKeys:nil
                                                                    options:0
                                                                      error:nil];
  for (NSURL *file in files) {
    CTFontManagerRegisterFontsForURL((__bridge CFURLRef)file, kCTFontManagerScopeProcess, NULL);
  }
}

+ (UIFont *)title {
  return [UIFont fontWithName:@"GateSans-Bold" size:28];
}

+ (UIFont *)body {
  return [UIFont fontWithName:@"GateSerif-Regular" size:17];
}

@end
