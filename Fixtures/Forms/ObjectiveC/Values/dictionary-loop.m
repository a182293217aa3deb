// The keys of a dictionary, one after another.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSDictionary *names = @{@"title": @"GateSans-Bold", @"body": @"GateSans-Bald"};
  //                                ^ right
  //                                                           ^ wrong
  for (NSString *key in names) {
    self.fonts[key] = [UIFont fontWithName:names[key] size:17];
  }
}

@end
