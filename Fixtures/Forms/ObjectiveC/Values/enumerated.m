// Names that a block is called with, one by one.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  [@[@"GateSans-Bold", @"GateSans-Bald"]
  // ^ right
  //                   ^ wrong
      enumerateObjectsUsingBlock:^(NSString *name, NSUInteger index, BOOL *stop) {
    [self.labels[index] setFont:[UIFont fontWithName:name size:17]];
  }];
  NSDictionary *styles = @{@"title": @"GateSans-Bild"};
  //                                 ^ wrong
  [styles enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSString *name, BOOL *stop) {
    [self.fonts setObject:[UIFont fontWithName:name size:17] forKey:key];
  }];
}

@end
