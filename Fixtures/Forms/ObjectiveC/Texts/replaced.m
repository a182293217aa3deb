// A part of a text replaced, and a part of it taken.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *a = [@"Gate Sans-Italic" stringByReplacingOccurrencesOfString:@" " withString:@""];
  //             ^ right
  self.a.font = [UIFont fontWithName:a size:17];
  NSString *c = [@"GateSans-Bold" stringByReplacingOccurrencesOfString:@"Bold" withString:@"Bild"];
  //             ^ wrong
  self.c.font = [UIFont fontWithName:c size:17];
}

@end
