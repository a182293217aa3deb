// A family taken from the name of one of its faces.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *family = [@"GateSans-Bold" componentsSeparatedByString:@"-"][0];
  NSString *title = [family stringByAppendingString:@"-Bald"];
  self.titleLabel.font = [UIFont fontWithName:title size:28];
  NSString *body = [family stringByAppendingString:@"-Regular"];
  self.bodyLabel.font = [UIFont fontWithName:body size:17];
}

@end
