// The system font says a private name, which gives another font where it is asked for.
#import <UIKit/UIKit.h>

@implementation Cell

- (void)draw {
  self.label.font = [UIFont fontWithName:[UIFont systemFontOfSize:12].fontName size:20];
  //                                     ^ wrong
  UIFont *font = [UIFont boldSystemFontOfSize:12];
  self.title.font = [UIFont fontWithName:[font fontName] size:20];
  //                                     ^ wrong
  CGContextSelectFont(UIGraphicsGetCurrentContext(), [font.fontName cStringUsingEncoding:NSUTF8StringEncoding], 12, 0);
  //                                                  ^ wrong
  self.body.font = [UIFont fontWithName:[font familyName] size:20];
  //                                    ^ missed
  self.body.font = [UIFont fontWithName:self.label.font.fontName size:20];
  //                                    ^ carried
}

@end
