// A face that may be left out is joined only where it is there.
#import <UIKit/UIKit.h>

static NSString *Name(NSString *face) {
  if (face != nil) return [NSString stringWithFormat:@"GateSans-%@", face];
  return @"GateSans-Regular";
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Name(@"Bold") size:28];
  self.bodyLabel.font = [UIFont fontWithName:Name(nil) size:17];
}

@end
