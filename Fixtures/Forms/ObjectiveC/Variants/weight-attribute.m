// A weight among the attributes of a descriptor.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFontDescriptor *mine = [UIFontDescriptor fontDescriptorWithFontAttributes:@{
    UIFontDescriptorFamilyAttribute: @"My Font",
    //                               ^ right
    UIFontDescriptorTraitsAttribute: @{UIFontWeightTrait: @(UIFontWeightBold)},
    //                                                      ^ lacking
  }];
  UIFontDescriptor *gate = [UIFontDescriptor fontDescriptorWithFontAttributes:@{
    UIFontDescriptorFamilyAttribute: @"Gate Sans",
    //                               ^ right
    UIFontDescriptorTraitsAttribute: @{UIFontWeightTrait: @(UIFontWeightBold)},
  }];
  self.title.font = [UIFont fontWithDescriptor:mine size:17];
  self.body.font = [UIFont fontWithDescriptor:gate size:17];
}

@end
