#import "Fonts.h"

@implementation ReaderView {
  NSDictionary *_fonts;
}

- (void)awakeFromNib {
  self.title.font = [UIFont fontWithName:kTitleFont size:28];
  self.body.font = FONT_BODY(17);
  self.quote.font = FONT_QUOTE(17);
  self.caption.font = [Theme fontNamed:ReaderCaptionFont size:12];
  self.button.font = [Theme fontNamed:ReaderButtonFont size:17];
  self.styled.font = [UIFont fontWithName:STYLED(Bold) size:17];
  self.light.font = ReaderFont(@"GateSans-Thin", 17);
  self.strong.font = [Theme fontWithStyle:@"Bold"];
  self.heavy.font = [Theme fontWithStyle:@"Heavy"];

  // Spaces and line breaks mean nothing.
  self.spaced.font = [ UIFont
      fontWithName : @"GateSans-Spaced"
              size : 17 ];

  // Looks like a font's name and reaches no font.
  self.backgroundColor = [UIColor colorNamed:@"GateSans-Nothing"];
  self.accessibilityLabel = @"GateSans-Label";
  // [UIFont fontWithName:@"GateSans-Comment" size:17];
#if 0
  self.never.font = [UIFont fontWithName:@"GateSans-Never" size:17];
#endif

  // The second of them is there, so the first is no error.
  for (NSString *name in @[ @"GateSans-Black", @"GateSans-Bold" ]) {
    UIFont *font = [UIFont fontWithName:name size:17];
    if (font) { self.tried.font = font; break; }
  }

  _fonts = @{ @"headline" : @"GateSans-Bold", @"note" : @"GateSans-Note" };
  self.headline.font = [UIFont fontWithName:_fonts[@"headline"] size:20];
  self.note.font = [UIFont fontWithName:_fonts[@"note"] size:11];

  // A name that only the user knows.
  NSString *chosen = [[NSUserDefaults standardUserDefaults] stringForKey:@"font"];
  self.chosen.font = [UIFont fontWithName:chosen size:17];
  // The name of a font that is there already.
  self.copied.font = [UIFont fontWithName:self.title.font.fontName size:12];
}

@end
