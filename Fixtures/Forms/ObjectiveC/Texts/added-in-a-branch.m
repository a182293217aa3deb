// A text that is added to where the font is to be bold.
#import <UIKit/UIKit.h>

@implementation Page

- (void)configureBold:(BOOL)isBold {
  NSString *name = @"GateSans";
  //               ^ wrong
  if (isBold) {
    name = [name stringByAppendingString:@"-Bold"];
    //      ^ right
  }
  self.title.font = [UIFont fontWithName:name size:17];
}

@end
