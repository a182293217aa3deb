// A family that is a constant, which is right in itself: each name stands where it is put together.
#import <UIKit/UIKit.h>

static NSString *const kFamily = @"GateSans";

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont fontWithName:[kFamily stringByAppendingString:@"-Bold"] size:17];
  //                                  ^ right
  self.b.font = [UIFont fontWithName:[kFamily stringByAppendingString:@"-Bald"] size:17];
  //                                  ^ wrong
  self.c.font = [UIFont fontWithName:[kFamily stringByAppendingFormat:@"-%@", @"Bild"] size:17];
  //                                  ^ wrong
}

@end
