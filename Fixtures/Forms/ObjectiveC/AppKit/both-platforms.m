// One class of two platforms.
#if TARGET_OS_IPHONE
#import <UIKit/UIKit.h>
#define XFont UIFont
#else
#import <AppKit/AppKit.h>
#define XFont NSFont
#endif

@implementation Page

- (void)awake {
  self.title.font = [XFont fontWithName:@"GateSans-Bald" size:17];
  //                                    ^ wrong
#if TARGET_OS_OSX
  self.body.font = [XFont fontWithName:@"GateSans-Bold" size:17];
  //                                   ^ right
#else
  self.body.font = [XFont fontWithName:@"GateSans-Bild" size:17];
  //                                   ^ elsewhere
#endif
}

@end
