// Pairs that a block or a loop keeps, and keys whose ends are known.
#import <UIKit/UIKit.h>

@interface Drawer : NSObject
@end

@implementation Drawer {
  NSMutableDictionary *kept;
}

- (instancetype)init {
  self = [super init];
  kept = [NSMutableDictionary dictionary];
  return self;
}

- (NSString *)textForKey:(NSString *)key {
  return [kept objectForKey:key];
}

- (void)keepText:(NSString *)value forKey:(NSString *)key {
  [kept setObject:value forKey:key];
}

- (void)keepAll {
  NSDictionary *pairs = @{@"body" : @"GateSans-Bald", @"page" : @"Last"};
  //                                ^ wrong
  [pairs enumerateKeysAndObjectsUsingBlock:^(id key, id text, BOOL *stop) {
    [self->kept setObject:text forKey:key];
  }];
  NSDictionary *others = @{@"title" : @"GateSans-Bolder", @"tab" : @"Overview"};
  //                                  ^ wrong
  for (NSString *key in others) {
    kept[key] = others[key];
  }
}

@end

@implementation Page

- (void)viewDidLoad {
  Drawer *drawer = [[Drawer alloc] init];
  [drawer keepAll];
  NSString *device = UIDevice.currentDevice.name;
  [drawer keepText:@"Wide" forKey:[device stringByAppendingString:@" width"]];
  [drawer keepText:@"11025" forKey:[NSString stringWithFormat:@"%@ rate", device]];
  [drawer keepText:@"First" forKey:[NSString stringWithFormat:@"tab of %@", device]];
  self.titleLabel.font = [UIFont fontWithName:[drawer textForKey:@"title"] size:28];
  self.bodyLabel.font = [UIFont fontWithName:[drawer textForKey:@"body"] size:17];
}

@end
