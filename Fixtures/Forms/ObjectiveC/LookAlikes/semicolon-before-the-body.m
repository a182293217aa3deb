// A class of the app's own with a method that is called like UIFont's. A semicolon may stand before the body.
#import <UIKit/UIKit.h>

@interface PixelFont : NSObject
+ (PixelFont *)fontWithName:(NSString *)name size:(CGFloat)size;
@end

@implementation PixelFont
+ (PixelFont *)fontWithName:(NSString *)name size:(CGFloat)size;
{
  Class sheet = NSClassFromString([name stringByAppendingString:@"Sheet"]);
  return [[sheet alloc] init];
}
@end

@implementation Card
- (void)viewDidLoad {
  self.pixels = [PixelFont fontWithName:@"Gate" size:8];
  self.label.font = [UIFont fontWithName:@"GateSans-Bald" size:8];
  //                                     ^ wrong
}
@end
