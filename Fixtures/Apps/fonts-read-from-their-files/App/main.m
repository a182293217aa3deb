#import <CoreText/CoreText.h>
#import <UIKit/UIKit.h>
#import "Signs-Swift.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options
{
    CATextLayer *layer = [CATextLayer layer];
    layer.font = [self signs:@"GateSans-Regular"];
    [self.window addSubview:[Marks new]];
    return YES;
}

// A font of a file needs no list.
- (CTFontRef)signs:(NSString *)name
{
    NSString *path = [[NSBundle mainBundle] pathForResource:name ofType:@"ttf"];
    CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)[NSData dataWithContentsOfFile:path]);
    CGFontRef file = CGFontCreateWithDataProvider(provider);
    return CTFontCreateWithGraphicsFont(file, 17, NULL, NULL);
}

@end

int main(int argc, char *argv[])
{
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
