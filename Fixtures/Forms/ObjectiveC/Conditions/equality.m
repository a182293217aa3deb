// A style by its name, one branch after another.
#import <UIKit/UIKit.h>

static NSString *Name(NSString *style) {
  if ([style isEqualToString:@"title"]) {
    return @"GateSans-Bold";
    //     ^ right
  } else if ([style isEqual:@"note"]) {
    return @"GateSans-Bild";
  }
  return @"GateSans-Bald";
  //     ^ wrong
}

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:Name(@"title") size:17];
  self.body.font = [UIFont fontWithName:Name(@"body") size:17];
}

@end
