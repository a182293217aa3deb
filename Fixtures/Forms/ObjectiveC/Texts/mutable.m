// A text that is added to.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSMutableString *name = [NSMutableString stringWithString:@"GateSans"];
  [name appendString:@"-Bald"];
  //                 ^ wrong
  self.title.font = [UIFont fontWithName:name size:17];

  NSMutableString *other = [@"GateSans" mutableCopy];
  [other appendFormat:@"-%@", @"Bold"];
  //                  ^ right
  self.body.font = [UIFont fontWithName:other size:17];
}

@end
