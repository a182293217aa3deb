// A store of one's own, whose methods keep a value under a key.
#import <UIKit/UIKit.h>

#define kTitleKey @"title"
#define kBodyKey @"body"
#define kTabKey @"tab"

@interface Drawer : NSObject
- (NSString *)textForKey:(NSString *)key;
- (void)keepText:(NSString *)value forKey:(NSString *)key;
@end

@implementation Drawer {
  NSMutableDictionary *kept;
}

- (instancetype)init {
  if (self = [super init]) {
    kept = [[NSMutableDictionary alloc] init];
  }
  return self;
}

- (NSString *)textForKey:(NSString *)key {
  return kept[key];
}

- (void)keepText:(NSString *)value forKey:(NSString *)key {
  [kept setObject:value forKey:key];
}

@end

@implementation Page

- (void)viewDidLoad {
  Drawer *drawer = [[Drawer alloc] init];
  [drawer keepText:@"GateSans-Bold" forKey:kTitleKey];
  [drawer keepText:@"GateSans-Bald" forKey:kBodyKey];
  [drawer keepText:@"Overview" forKey:kTabKey];
  self.titleLabel.font = [UIFont fontWithName:[drawer textForKey:kTitleKey] size:28];
  self.bodyLabel.font = [UIFont fontWithName:[drawer textForKey:kBodyKey] size:17];
}

@end
