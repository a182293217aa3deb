// A list to which a block adds that is called with each name: the second one is asked for.
#import <UIKit/UIKit.h>

static NSArray *Names(void) {
  NSMutableArray *made = [NSMutableArray array];
  [@[@"GateSans-Bold", @"GateSans-Bald", @"GateSans-Bild"] enumerateObjectsUsingBlock:^(id name, NSUInteger i, BOOL *stop) {
    [made addObject:name];
  }];
  return made;
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Names()[1] size:17];
}

@end
