// A structure of constants.
// file: Fonts.h
extern const struct GTFonts {
  __unsafe_unretained NSString *title;
  __unsafe_unretained NSString *body;
} GTFonts;
// file: Fonts.m
#import "Fonts.h"

const struct GTFonts GTFonts = {
  .title = @"GateSans-Bold",
  //       ^ right
  .body = @"GateSans-Bald",
  //      ^ wrong
};
// file: Page.m
#import "Fonts.h"

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:GTFonts.title size:17];
  self.body.font = [UIFont fontWithName:GTFonts.body size:17];
}

@end
