// Lists and dictionaries that are filled one by one.
#import <UIKit/UIKit.h>

@interface Fonts : NSObject
@property (nonatomic, strong) NSMutableDictionary<NSString *, NSString *> *names;
@end

@implementation Fonts

- (instancetype)init {
  if (self = [super init]) {
    _names = [NSMutableDictionary dictionary];
    _names[@"title"] = @"GateSans-Bold";
    //                 ^ right
    [_names setObject:@"GateSans-Bald" forKey:@"body"];
    //                ^ wrong
  }
  return self;
}

- (UIFont *)title {
  return [UIFont fontWithName:self.names[@"title"] size:17];
}

- (UIFont *)body {
  return [UIFont fontWithName:self.names[@"body"] size:17];
}

@end
