// Structures that are written as literals of their type.
typedef struct {
  __unsafe_unretained NSString *title;
  __unsafe_unretained NSString *body;
} GTFonts;

static GTFonts GTFontsOf(BOOL isLarge) {
  if (isLarge) {
    return (GTFonts){.title = @"GateSans-Large", .body = @"GateSans-Regular"};
    //                        ^ wrong
    //                                                   ^ right
  }
  return (GTFonts){@"GateSans-Bold", @"GateSans-Bald"};
  //               ^ right
  //                                 ^ wrong
}

@implementation Page

- (void)viewDidLoad {
  GTFonts fonts = GTFontsOf(self.isLarge);
  self.title.font = [UIFont fontWithName:fonts.title size:17];
  self.body.font = [UIFont fontWithName:fonts.body size:17];
  GTFonts other = (GTFonts){.title = @"GateSans-Other"};
  //                                 ^ wrong
  self.other.font = [UIFont fontWithName:other.title size:17];
}

@end
