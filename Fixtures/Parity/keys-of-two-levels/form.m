// Keys of two levels that the calls give together.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *family, NSString *weight) {
  NSDictionary *families = @{
    @"sans": @{@"regular": @"GateSans-Regular", @"bold": @"GateSans-Bald"},
    @"mine": @{@"regular": @"MyFont"},
  };
  return [UIFont fontWithName:families[family][weight] size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"sans", @"regular");
  self.b.font = Font(@"sans", @"bold");
  self.c.font = Font(@"mine", @"regular");
}

@end
