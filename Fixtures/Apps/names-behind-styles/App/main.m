#import <CoreText/CoreText.h>
#import <UIKit/UIKit.h>
#import "Notes-Swift.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options
{
    // Helvetica Neue has a bold italic, so its copy is always there.
    CATextLayer *title = [CATextLayer layer];
    UIFont *light = [UIFont fontWithName:@"HelveticaNeue-Light" size:14];
    CTFontRef first = CTFontCreateWithName((__bridge CFStringRef)light.fontName, 14, NULL);
    CTFontSymbolicTraits traits = kCTFontBoldTrait | kCTFontItalicTrait;
    CTFontRef strong = CTFontCreateCopyWithSymbolicTraits(first, 0, NULL, traits, traits);
    if (!strong) {
        NSString *name = [NSString stringWithFormat:@"%@-BoldOblique", light.fontName];
        strong = CTFontCreateWithName((__bridge CFStringRef)name, 14, NULL);
    }
    title.font = strong;

    // Gate Sans has none here.
    CATextLayer *body = [CATextLayer layer];
    UIFont *plain = [UIFont fontWithName:@"GateSans-Regular" size:14];
    CTFontRef second = CTFontCreateWithName((__bridge CFStringRef)plain.fontName, 14, NULL);
    CTFontRef heavy = CTFontCreateCopyWithSymbolicTraits(second, 0, NULL, kCTFontBoldTrait, kCTFontBoldTrait);
    if (!heavy) {
        NSString *name = [NSString stringWithFormat:@"%@-Heavy", plain.fontName];
        heavy = CTFontCreateWithName((__bridge CFStringRef)name, 14, NULL);
    }
    body.font = heavy;

    [self.window addSubview:[TitleLabel new]];
    [self.window addSubview:[NoteLabel new]];
    [self.window addSubview:[OpenLabel new]];
    return YES;
}

@end

int main(int argc, char *argv[])
{
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
