// A text layer takes a font or its name.
#import <QuartzCore/QuartzCore.h>

@implementation Badge

- (void)update {
  CATextLayer *layer = [CATextLayer layer];
  layer.font = (__bridge CFTypeRef)@"GateSans-Bald";
  //                               ^ wrong
  CATextLayer *other = [CATextLayer layer];
  [other setFont:(__bridge CFTypeRef)@"GateSans-Bold"];
  //                                 ^ right
  [self.layer addSublayer:layer];
  [self.layer addSublayer:other];
}

@end
