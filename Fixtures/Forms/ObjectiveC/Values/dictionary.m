// Names of a dictionary, by its keys.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSDictionary *names = @{
    @"title": @"GateSans-Bold",
    //        ^ right
    @"body": @"GateSans-Bald",
    //       ^ wrong
  };
  self.title.font = [UIFont fontWithName:names[@"title"] size:17];
  self.body.font = [UIFont fontWithName:[names objectForKey:@"body"] size:17];
}

@end
