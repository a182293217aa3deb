// A loop over the numbers of a list's elements takes each of them.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSArray *names = @[@"GateSans-Bold", @"GateSans-Bald"];
  //                 ^ right
  //                                   ^ wrong
  for (NSUInteger i = 0; i < names.count; i++) {
    UILabel *label = [UILabel new];
    label.font = [UIFont fontWithName:names[i] size:12];
    [self.view addSubview:label];
  }
  NSArray *others = @[@"GateSans-Regular", @"GateSans-Bild"];
  //                  ^ right
  //                                       ^ wrong
  for (int i = 0; i < [others count]; ++i) {
    UILabel *label = [UILabel new];
    label.font = [UIFont fontWithName:[others objectAtIndex:i] size:12];
    [self.view addSubview:label];
  }
}

@end
