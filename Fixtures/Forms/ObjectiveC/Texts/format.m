// Names made by a format.
#import <UIKit/UIKit.h>

@implementation Page

- (UIFont *)fontOfWeight:(NSString *)weight {
  NSString *name = [NSString stringWithFormat:@"%@-%@", @"GateSans", weight];
  //                                          ^ right
  //                                          ^ wrong
  return [UIFont fontWithName:name size:17];
}

- (void)viewDidLoad {
  self.title.font = [self fontOfWeight:@"Bold"];
  self.body.font = [self fontOfWeight:@"Bald"];
}

@end
