// UIKit's fonts and descriptors.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont fontWithName:@"GateSans-Bold" size:17];
  //                                 ^ right
  self.b.font = [UIFont fontWithName:@"GateSans-Bald" size:17];
  //                                 ^ wrong
  UIFontDescriptor *c = [UIFontDescriptor fontDescriptorWithName:@"GateSans-Bild" size:17];
  //                                                             ^ wrong
  self.c.font = [UIFont fontWithDescriptor:c size:0];
  UIFontDescriptor *d = [[UIFontDescriptor new] fontDescriptorWithFamily:@"Gate Sons"];
  //                                                                     ^ wrong
  self.d.font = [UIFont fontWithDescriptor:d size:17];
  self.e.font = [UIFont fontWithName:[Remote font] size:17];
  //                                 ^ listed
  self.f.font = [UIFont systemFontOfSize:17];
}

@end
