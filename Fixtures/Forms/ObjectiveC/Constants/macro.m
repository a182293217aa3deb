// Macros of an app, in a header, some of other macros.
#import "Fonts.h"

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:FONT_TITLE size:17];
  self.body.font = [UIFont fontWithName:FONT_BODY size:17];
  self.note.font = FONT_NOTE;
}

@end
// file: Fonts.h
#define FAMILY_BOLD @"GateSans-Bold"
//                  ^ right
#define FONT_TITLE FAMILY_BOLD
#define FONT_BODY (FONT_BODY_NAME)
#define FONT_BODY_NAME @"GateSans-Bald"
//                     ^ wrong
#define FONT_NOTE [UIFont fontWithName:@"GateSans-Bild" size:12]
//                                     ^ wrong
