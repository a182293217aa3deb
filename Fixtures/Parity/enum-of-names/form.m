// Constants of a type that stand for names, given to a function.
#import <UIKit/UIKit.h>

typedef NSString *Face NS_TYPED_ENUM;
static Face const FaceBold = @"GateSans-Bold";
static Face const FaceBald = @"GateSans-Bald";

static UIFont *Font(Face face) { return [UIFont fontWithName:face size:17]; }

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(FaceBold);
  self.bodyLabel.font = Font(FaceBald);
}

@end
