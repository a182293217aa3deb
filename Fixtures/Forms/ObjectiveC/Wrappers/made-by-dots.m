// An instance that is made by `X.alloc`.
#import <UIKit/UIKit.h>

@interface FontSet : NSObject
@property (nonatomic) UIFont *regular;
@end

@implementation FontSet

+ (FontSet *)body {
  return [FontSet.alloc initWithRegular:@"GateSans-Bald"];
  //                                    ^ wrong
}

+ (FontSet *)title {
  return [self.alloc initWithRegular:@"GateSans-Bild"];
  //                                 ^ wrong
}

- (FontSet *)copyOfTitle {
  return [[self.class alloc] initWithRegular:@"GateSans-Bold"];
  //                                         ^ right
}

- (FontSet *)other {
  return [self.class.alloc initWithRegular:@"GateSans-Beld"];
  //                                       ^ wrong
}

- (instancetype)initWithRegular:(NSString *)regular {
  self = [super init];
  if (self) { _regular = [UIFont fontWithName:regular size:17]; }
  return self;
}

@end
