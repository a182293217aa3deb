// Names of a dictionary, by the keys that the calls give: the last one is never asked.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *role) {
  NSDictionary *names = @{
    @"title": @"GateSans-Bold", @"body": @"GateSans-Bald", @"note": @"GateSans-Bild",
  };
  return [UIFont fontWithName:names[role] size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(@"title");
  self.bodyLabel.font = Font(@"body");
}

@end
