// Dictionaries in a dictionary.
#import <UIKit/UIKit.h>

static NSDictionary *Families(void) {
  return @{
    @"sans": @{@"bold": @"GateSans-Bold", @"light": @"GateSans-Light"},
    //                  ^ right
    //                                              ^ wrong
    @"mine": @{@"bold": @"MyFont-Bold"},
  };
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont fontWithName:Families()[@"sans"][@"bold"] size:17];
  self.b.font = [UIFont fontWithName:Families()[@"sans"][@"light"] size:17];
}

@end
