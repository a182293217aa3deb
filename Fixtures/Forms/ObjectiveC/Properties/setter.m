// A setter that makes the font.
#import <UIKit/UIKit.h>

@interface Badge : UILabel
@property (nonatomic, copy) NSString *face;
@end

@implementation Badge

- (void)setFace:(NSString *)face {
  _face = [face copy];
  self.font = [UIFont fontWithName:face size:self.font.pointSize];
}

@end

@interface Page : UIViewController
@property (nonatomic, weak) IBOutlet Badge *badge;
@end

@implementation Page

- (void)viewDidLoad {
  Badge *badge = [Badge new];
  badge.face = @"GateSans-Bold";
  //           ^ right
  [self.badge setFace:@"GateSans-Bald"];
  //                  ^ wrong
}

@end
