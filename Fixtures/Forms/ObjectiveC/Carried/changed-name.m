// A name made from that of an existing font is another name, and not known.
#import <UIKit/UIKit.h>

@implementation Page

- (void)embolden:(UILabel *)label {
  NSString *bold = [label.font.familyName stringByAppendingString:@"-Bold"];
  label.font = [UIFont fontWithName:bold size:17];
  //                                ^ listed
  label.font = [UIFont
      fontWithName:[NSString stringWithFormat:@"%@-Bold", label.font.fontName] size:17];
      //           ^ listed
  if ([label.font.fontName isEqualToString:@"GateSans-Bald"]) return;
  label.font = [UIFont fontWithName:@"GateSans-Bild" size:17];
  //                                ^ wrong
}

@end
