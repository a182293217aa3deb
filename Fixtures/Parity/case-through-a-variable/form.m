// A case that a variable carries to the switch.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, Style) { StyleTitle, StyleNote };

static NSString *Suffix(Style style) {
  NSString *suffix = @"Bild";
  switch (style) {
    case StyleTitle: suffix = @"Bold"; break;
    case StyleNote: break;
  }
  return suffix;
}

@implementation Page

- (void)viewDidLoad {
  const Style style = StyleTitle;
  NSString *name = [@"GateSans-" stringByAppendingString:Suffix(style)];
  self.titleLabel.font = [UIFont fontWithName:name size:28];
}

@end
