// What a text lacks at its end is added, once.
#import <UIKit/UIKit.h>

static NSString *Name(NSString *face) {
  return [face hasSuffix:@"-Bold"] ? face : [face stringByAppendingString:@"-Regular"];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Name(@"GateSans-Bold") size:28];
  self.bodyLabel.font = [UIFont fontWithName:Name(@"GateSans") size:17];
}

@end
