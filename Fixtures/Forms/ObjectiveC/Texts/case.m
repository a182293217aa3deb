// The case of a text changed.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *a = [@"GateSans-" stringByAppendingString:@"bold".capitalizedString];
  //             ^ right
  self.a.font = [UIFont fontWithName:a size:17];
  NSString *b = [@"GateSans-" stringByAppendingString:[@"BALD" capitalizedString]];
  //             ^ wrong
  self.b.font = [UIFont fontWithName:b size:17];
}

@end
