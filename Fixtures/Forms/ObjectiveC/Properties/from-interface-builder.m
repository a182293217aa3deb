// What Interface Builder sets is not known.
#import <UIKit/UIKit.h>

@interface Badge : UILabel
@property (nonatomic, copy) IBInspectable NSString *face;
@end

@implementation Badge

- (void)awakeFromNib {
  [super awakeFromNib];
  self.font = [UIFont fontWithName:self.face size:17];
  //                               ^ listed
}

@end
