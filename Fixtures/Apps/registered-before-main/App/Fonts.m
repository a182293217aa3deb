#import <CoreText/CoreText.h>
#import <Foundation/Foundation.h>

static void addFont(NSString *name, NSString *extension) {
  NSURL *url = [[NSBundle mainBundle] URLForResource:name withExtension:extension];
  CTFontManagerRegisterFontsForURL((__bridge CFURLRef)url, kCTFontManagerScopeProcess, NULL);
}

__attribute__((constructor)) static void addFonts(void) {
  addFont(@"GateSans-Regular", @"ttf");
}

// Nothing calls it.
static void addMoreFonts(void) {
  addFont(@"GateSerif-Regular", @"otf");
}
