// Core Text and Core Graphics, with bridges.
#import <CoreText/CoreText.h>

static NSString *const kTitle = @"GateSans-Bold";
//                              ^ right

@implementation Canvas

- (void)drawRect:(CGRect)rect {
  CTFontRef a = CTFontCreateWithName(CFSTR("GateSans-Regular"), 17, NULL);
  //                                       ^ right
  CTFontRef b = CTFontCreateWithName((__bridge CFStringRef)kTitle, 17, NULL);
  CTFontRef c = CTFontCreateWithName((CFStringRef)@"GateSans-Bald", 17, NULL);
  //                                              ^ wrong
  CGFontRef d = CGFontCreateWithFontName(CFSTR("GateSans-Bild"));
  //                                           ^ wrong
  NSDictionary *attributes = @{(id)kCTFontNameAttribute: @"GateSans-Buld"};
  //                                                     ^ wrong
  CTFontDescriptorRef e = CTFontDescriptorCreateWithAttributes((CFDictionaryRef)attributes);
  CTFontRef f = CTFontCreateWithFontDescriptor(e, 17, NULL);
  [self draw:@[(__bridge id)a, (__bridge id)b, (__bridge id)c, (__bridge id)d, (__bridge id)f]];
}

@end
