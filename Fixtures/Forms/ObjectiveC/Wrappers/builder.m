// A builder whose methods give itself back.
#import <UIKit/UIKit.h>

@interface Builder : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) CGFloat size;
@end

@implementation Builder

- (Builder *)named:(NSString *)name {
  self.name = name;
  return self;
}

- (Builder *)sized:(CGFloat)size {
  self.size = size;
  return self;
}

- (UIFont *)build {
  return [UIFont fontWithName:self.name size:self.size];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [[[[Builder new] named:@"GateSans-Bold"] sized:28] build];
  //                                       ^ right
  self.body.font = [[[[Builder new] named:@"GateSans-Bald"] sized:17] build];
  //                                      ^ wrong
}

@end
