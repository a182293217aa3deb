// A property that makes the font where it is set.
#import <UIKit/UIKit.h>

@interface Badge : UILabel
@property (nonatomic, copy) NSString *face;
@end

@implementation Badge

- (void)setFace:(NSString *)face {
  _face = face;
  self.font = [UIFont fontWithName:face size:12];
}

@end

@interface Page : UIViewController
@property (nonatomic, strong) Badge *badge;
@end

@implementation Page

- (void)viewDidLoad {
  self.badge.face = @"GateSans-Bold";
  Badge *other = [Badge new];
  [other setFace:@"GateSans-Bald"];
}

@end
