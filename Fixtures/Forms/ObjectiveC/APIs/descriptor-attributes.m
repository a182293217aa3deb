// The attributes of a descriptor, in a literal, filled in, and by pairs.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  UIFontDescriptor *a = [UIFontDescriptor fontDescriptorWithFontAttributes:@{
    UIFontDescriptorNameAttribute: @"GateSans-Bald",
    //                             ^ wrong
    UIFontDescriptorSizeAttribute: @17,
  }];
  self.a.font = [UIFont fontWithDescriptor:a size:0];

  NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
  attributes[UIFontDescriptorFamilyAttribute] = @"Gate Sans";
  //                                            ^ right
  [attributes setObject:@"Bold" forKey:UIFontDescriptorFaceAttribute];
  UIFontDescriptor *b = [UIFontDescriptor fontDescriptorWithFontAttributes:attributes];
  self.b.font = [UIFont fontWithDescriptor:b size:17];

  NSDictionary *pairs = [NSDictionary dictionaryWithObjectsAndKeys:
      @"Gate Sons", UIFontDescriptorFamilyAttribute, @"Bold", UIFontDescriptorFaceAttribute, nil];
   // ^ wrong
  UIFontDescriptor *c = [UIFontDescriptor fontDescriptorWithFontAttributes:pairs];
  self.c.font = [UIFont fontWithDescriptor:c size:17];
}

@end
