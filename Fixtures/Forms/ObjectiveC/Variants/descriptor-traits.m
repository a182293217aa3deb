// Traits asked of a font that its family has no face for.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFont *font = [UIFont fontWithName:@"MyFont" size:17];
  //                                  ^ right
  UIFontDescriptor *bold =
      [font.fontDescriptor fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitBold];
      //                                                    ^ lacking
  self.title.font = [UIFont fontWithDescriptor:bold size:0];

  UIFont *sans = [UIFont fontWithName:@"GateSans-Regular" size:17];
  //                                  ^ right
  UIFontDescriptor *italic =
      [sans.fontDescriptor fontDescriptorWithSymbolicTraits:UIFontDescriptorTraitItalic];
  self.body.font = [UIFont fontWithDescriptor:italic size:0];
}

@end
