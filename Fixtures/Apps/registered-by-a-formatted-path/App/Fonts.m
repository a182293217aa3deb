#import <CoreText/CoreText.h>
#import <UIKit/UIKit.h>

@implementation Fonts

+ (void)load {
  [self add:@"GateSans-Bold.ttf"];
}

+ (void)add:(NSString *)name {
  NSString *path =
      [NSString stringWithFormat:@"%@/%@", [[NSBundle mainBundle] bundlePath], name];
  NSData *data = [NSData dataWithContentsOfFile:path];
  CGDataProviderRef provider = CGDataProviderCreateWithCFData((CFDataRef)data);
  CGFontRef font = CGFontCreateWithDataProvider(provider);
  CFErrorRef error;
  if (!CTFontManagerRegisterGraphicsFont(font, &error)) {
    NSLog(@"%@", error);
  }
}

- (NSArray *)all {
  return @[
    [UIFont fontWithName:@"GateSans-Bold" size:12], [UIFont fontWithName:@"GateSans-Regular" size:12],
    [UIFont fontWithName:@"GateSans-Italic" size:12]
  ];
}

@end
