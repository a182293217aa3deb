// Instance variables, in the class's own braces.
#import <UIKit/UIKit.h>

@implementation Page {
  NSString *_titleName;
  NSString *bodyName;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _titleName = @"GateSans-Bold";
  //           ^ right
  self->bodyName = @"GateSans-Bald";
  //               ^ wrong
}

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:_titleName size:17];
  self.body.font = [UIFont fontWithName:bodyName size:17];
}

@end
