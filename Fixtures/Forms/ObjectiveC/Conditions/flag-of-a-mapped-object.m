// What makes objects of JSON sets their properties by the names in it.
#import <UIKit/UIKit.h>
#import <MJExtension/MJExtension.h>

@interface Ticket : NSObject
@property (nonatomic) BOOL isGolden;
- (UIFont *)font;
@end

@implementation Ticket
- (UIFont *)font {
  if (_isGolden) { return [UIFont fontWithName:@"GateSans-Golden" size:12]; }
  //                                           ^ wrong
  return [UIFont fontWithName:@"GateSans-Regular" size:12];
  //                          ^ right
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UILabel *label;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  NSDictionary *json = [NSJSONSerialization JSONObjectWithData:[NSData dataWithContentsOfFile:@"ticket"] options:0 error:nil];
  Ticket *ticket = [[Ticket alloc] init];
  [ticket mj_setKeyValues:json];
  self.label.font = [ticket font];
  return YES;
}
@end

int main(int count, char **words) { return UIApplicationMain(count, words, nil, @"AppDelegate"); }
