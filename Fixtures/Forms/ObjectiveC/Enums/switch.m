// A function that gives a name for each case, of which no code makes any.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, GTStyle) { GTStyleTitle, GTStyleBody, GTStyleNote };

static NSString *Name(GTStyle style) {
  switch (style) {
    case GTStyleTitle: return @"GateSans-Bold";
    //                        ^ right
    case GTStyleBody: return @"GateSans-Bald";
    //                       ^ dead
    case GTStyleNote: return @"GateSans-Bild";
    //                       ^ dead
  }
}

@implementation Page

- (void)configureWithStyle:(GTStyle)style {
  self.label.font = [UIFont fontWithName:Name(style) size:17];
}

@end
