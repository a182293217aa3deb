#import <CoreText/CoreText.h>
#import <UIKit/UIKit.h>

static void Register(NSArray<NSString *> *paths) {
  for (NSString *path in paths) {
    CTFontManagerRegisterFontsForURL(
      (__bridge CFURLRef)[NSURL fileURLWithPath:path], kCTFontManagerScopeProcess, NULL);
  }
}

int main(int argc, char *argv[]) {
  // Fonts and Faces are folders of the bundle, and this looks in one.
  Register([[NSBundle mainBundle] pathsForResourcesOfType:@"ttf" inDirectory:nil]);
  Register([[NSBundle mainBundle] pathsForResourcesOfType:@"ttf" inDirectory:@"Faces"]);
  UIFont *title = [UIFont fontWithName:@"GateDisplay-SemiBold" size:28];
  UIFont *quote = [UIFont fontWithName:@"GateSans-Italic" size:17];
  NSLog(@"%@ %@", title, quote);
  return 0;
}
