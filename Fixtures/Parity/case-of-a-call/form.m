// A case that each call gives chooses the name: no call asks for the last one.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, Style) { StyleTitle, StyleBody, StyleNote };

static NSString *Name(Style style) {
  switch (style) {
    case StyleTitle: return @"GateSans-Bold";
    case StyleBody: return @"GateSans-Bald";
    case StyleNote: return @"GateSans-Bild";
  }
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Name(StyleTitle) size:28];
  self.bodyLabel.font = [UIFont fontWithName:Name(StyleBody) size:17];
}

@end
