// One font behind another.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:@"GateSans-Bald" size:28]
      ?: [UIFont fontWithName:@"GateSans-Bold" size:28];
  self.bodyLabel.font = [UIFont fontWithName:@"GateSans-Bild" size:17]
      ?: [UIFont fontWithName:@"GateSans-Buld" size:17] ?: [UIFont systemFontOfSize:17];
}

@end
