// The values of a dictionary, one after another.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  for (NSString *name in @{@"title": @"GateSans-Bold", @"note": @"GateSans-Bild"}.allValues) {
  //                                 ^ right
  //                                                            ^ wrong
    [self.list addObject:[UIFont fontWithName:name size:17]];
  }
}

@end
