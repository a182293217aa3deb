// A text layer that is given a font: its name stands where the font is made.
#import <UIKit/UIKit.h>

@implementation Badge

- (void)update {
  CATextLayer *layer = [CATextLayer layer];
  layer.font = (__bridge CFTypeRef)[UIFont fontWithName:@"GateSans-Bold" size:17];
  //                                                    ^ right
  CATextLayer *other = [CATextLayer layer];
  other.font = CTFontCreateWithName((__bridge CFStringRef)@"GateSans-Bald", 17, NULL);
  //                                                      ^ wrong
  self.layer.sublayers = @[layer, other];
}

@end
