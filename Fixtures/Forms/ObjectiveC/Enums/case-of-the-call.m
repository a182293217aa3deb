// Each call gives its case, and no call asks for the last one's name.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, GTStyle) { GTStyleTitle, GTStyleBody, GTStyleNote };

static NSString *Name(GTStyle style) {
  switch (style) {
    case GTStyleTitle: return @"GateSans-Bold";
    //                        ^ right
    case GTStyleBody: return @"GateSans-Bald";
    //                       ^ wrong
    case GTStyleNote: return @"GateSans-Bild";
  }
}

@implementation UIFont (Gate)

+ (UIFont *)gate_fontOfStyle:(GTStyle)style {
  return [UIFont fontWithName:Name(style) size:17];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont gate_fontOfStyle:GTStyleTitle];
  self.body.font = [UIFont gate_fontOfStyle:GTStyleBody];
}

@end
