// A flag that each call gives chooses the name.
#import <UIKit/UIKit.h>

static NSString *TitleName(BOOL isBold) {
  if (isBold) return @"GateSans-Bild";
  return @"GateSans-Regular";
}

static NSString *BodyName(BOOL isBold) {
  return isBold ? @"GateSans-Bald" : @"GateSans-Reguler";
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:TitleName(NO) size:28];
  self.bodyLabel.font = [UIFont fontWithName:BodyName(YES) size:17];
}

@end
