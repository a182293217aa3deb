// A function that gives a name for each case.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, GTStyle) { GTStyleTitle, GTStyleBody, GTStyleNote };

static NSString *Name(GTStyle style) {
  switch (style) {
    case GTStyleTitle: return @"GateSans-Bold";
    //                        ^ right
    case GTStyleBody: return @"GateSans-Bald";
    //                       ^ wrong
    case GTStyleNote: return @"GateSans-Bild";
    //                       ^ wrong
  }
}

@implementation Page

- (void)configureWithStyle:(GTStyle)style {
  self.label.font = [UIFont fontWithName:Name(style) size:17];
}

@end
