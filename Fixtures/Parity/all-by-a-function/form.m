// Every name of a list, by a block that is called with each.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  [@[@"GateSans-Bold", @"GateSans-Bald"] enumerateObjectsUsingBlock:^(id name, NSUInteger i, BOOL *stop) {
    [self.fonts addObject:[UIFont fontWithName:name size:17]];
  }];
}

@end
