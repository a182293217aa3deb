// Candidates that are tried until one gives a font.
#import <UIKit/UIKit.h>

static UIFont *Font(NSArray<NSString *> *names) {
  for (NSString *name in names) {
    UIFont *font = [UIFont fontWithName:name size:17];
    if (font) return font;
  }
  return [UIFont systemFontOfSize:17];
}

@implementation Page
- (void)viewDidLoad { self.titleLabel.font = Font(@[@"GateSans-Bald", @"GateSans-Bold"]); }
@end
