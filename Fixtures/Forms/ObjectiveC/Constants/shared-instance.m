// A theme that is one for all.
#import <UIKit/UIKit.h>

@interface Theme : NSObject
@property (nonatomic, copy) NSString *titleFont;
@property (nonatomic, copy) NSString *bodyFont;
+ (instancetype)shared;
@end

@implementation Theme

+ (instancetype)shared {
  static Theme *theme;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ theme = [[Theme alloc] init]; });
  return theme;
}

- (instancetype)init {
  if (self = [super init]) {
    _titleFont = @"GateSans-Bold";
    //           ^ right
    self.bodyFont = @"GateSans-Bald";
    //              ^ wrong
  }
  return self;
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:[Theme shared].titleFont size:17];
  self.body.font = [UIFont fontWithName:Theme.shared.bodyFont size:17];
}

@end
