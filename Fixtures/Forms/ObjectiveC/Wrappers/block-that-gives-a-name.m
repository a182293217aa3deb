// A block that gives a name, in a property.
#import <UIKit/UIKit.h>

@interface Theme : NSObject
@property (nonatomic, copy) NSString *(^titleName)(void);
@end

@implementation Page

- (void)viewDidLoad {
  Theme *theme = [Theme new];
  theme.titleName = ^{ return @"GateSans-Bald"; };
  //                          ^ wrong
  self.title.font = [UIFont fontWithName:theme.titleName() size:17];
}

@end
