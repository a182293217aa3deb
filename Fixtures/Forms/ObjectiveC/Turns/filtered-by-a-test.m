// Names that a test for their font leaves out of a list: those that are left are used.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSMutableArray *more = [NSMutableArray array];
  for (NSString *name in @[ @"GateSans-Bold", @"GateSans-Bald" ]) {
    //                      ^ right
    //                                        ^ dead
    if ([UIFont fontWithName:name size:17] != nil) {
      [more addObject:[UIFontDescriptor fontDescriptorWithName:name size:17]];
    }
  }
  for (NSString *name in @[ @"GateSans-Bild", @"GateSans-Italic" ]) {
    //                      ^ missed
    //                                        ^ right
    if (![UIFont fontWithName:name size:17]) continue;
    [more addObject:[UIFontDescriptor fontDescriptorWithName:name size:17]];
  }
  for (NSString *name in @[ @"GateSans-Bold", @"GateSans-Bond" ]) {
    //                      ^ right
    //                                        ^ wrong
    if (![UIFont fontWithName:name size:17]) abort();
    [more addObject:[UIFontDescriptor fontDescriptorWithName:name size:17]];
  }
  UIFontDescriptor *regular = [UIFontDescriptor fontDescriptorWithName:@"GateSans-Regular" size:17];
  //                                                                   ^ right
  NSDictionary *cascade = @{UIFontDescriptorCascadeListAttribute : more};
  self.label.font = [UIFont fontWithDescriptor:[regular fontDescriptorByAddingAttributes:cascade] size:17];
}

@end
