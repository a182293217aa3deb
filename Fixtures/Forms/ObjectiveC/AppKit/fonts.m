// AppKit's fonts, and the font manager.
#import <AppKit/AppKit.h>

@implementation Page

- (void)awakeFromNib {
  NSFontManager *manager = [NSFontManager sharedFontManager];
  self.a.font = [NSFont fontWithName:@"GateSans-Bold" size:17];
  //                                 ^ right
  self.b.font = [NSFont fontWithName:@"GateSans-Bald" size:17];
  //                                 ^ wrong
  self.c.font = [manager fontWithFamily:@"Gate Sons" traits:0 weight:5 size:17];
  //                                    ^ wrong
  self.d.font = [manager fontWithFamily:@"Gate Sans" traits:NSBoldFontMask weight:9 size:17];
  //                                    ^ right
  self.e.font = [manager convertFont:[NSFont systemFontOfSize:17] toFamily:@"Gate Suns"];
  //                                                                       ^ wrong
  self.f.font = [NSFont fontWithName:Remote.font size:17];
  //                                 ^ listed
}

@end
