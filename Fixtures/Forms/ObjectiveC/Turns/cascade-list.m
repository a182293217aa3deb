// The fonts of a cascade list: what comes first is drawn.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFontDescriptor *descriptor = [UIFontDescriptor fontDescriptorWithFontAttributes:@{
    UIFontDescriptorNameAttribute: @"GateSans-Bold",
    //                             ^ right
    UIFontDescriptorCascadeListAttribute: @[
      [UIFontDescriptor fontDescriptorWithName:@"GateSans-Regular" size:17],
      //                                       ^ right
      [UIFontDescriptor fontDescriptorWithName:@"GateSans-Bald" size:17],
      //                                       ^ dead
    ],
  }];
  self.title.font = [UIFont fontWithDescriptor:descriptor size:17];
}

@end
