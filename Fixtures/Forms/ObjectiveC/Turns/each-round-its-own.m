// Loops that test for fonts and go on: each name is asked for by itself.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSMutableArray *fonts = [NSMutableArray array];
  for (NSString *name in @[@"GateSans-Bold", @"GateSans-Bald"]) {
    //                     ^ right
    //                                       ^ wrong
    UIFont *font = [UIFont fontWithName:name size:12];
    if (font) { [fonts addObject:font]; }
  }
  for (NSString *name in @[@"GateSans-Regular", @"GateSans-Bild"]) {
    //                     ^ right
    //                                          ^ wrong
    UILabel *label = [UILabel new];
    label.font = [UIFont fontWithName:name size:12] ?: [UIFont systemFontOfSize:12];
    [self.view addSubview:label];
  }
  UIFont *found = nil;
  for (NSString *name in @[@"GateSans-Buld", @"GateSans-Bold"]) {
    //                     ^ missed
    //                                       ^ right
    found = [UIFont fontWithName:name size:12];
    if (found) { break; }
  }
  self.title.font = found;
}

@end
