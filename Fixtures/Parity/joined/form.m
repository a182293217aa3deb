// Names joined from the parts of a list.
#import <UIKit/UIKit.h>

static NSString *const family = @"GateSans";

@implementation Page

- (void)viewDidLoad {
  NSString *title = [@[family, @"Bold"] componentsJoinedByString:@"-"];
  self.titleLabel.font = [UIFont fontWithName:title size:28];
  NSString *body = [@[family, @"Bald"] componentsJoinedByString:@"-"];
  self.bodyLabel.font = [UIFont fontWithName:body size:17];
}

@end
