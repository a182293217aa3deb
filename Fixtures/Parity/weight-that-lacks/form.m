// A bold face that one family has, and the other has not.
#import <UIKit/UIKit.h>

static UIFont *Bold(NSString *name) {
  UIFont *font = [UIFont fontWithName:name size:17];
  UIFontDescriptor *descriptor =
      [font.fontDescriptor fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitBold];
  return [UIFont fontWithDescriptor:descriptor size:0];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Bold(@"MyFont");
  self.bodyLabel.font = Bold(@"GateSans-Regular");
}

@end
