// Getters that make what they give when they are asked first.
#import <UIKit/UIKit.h>

@interface Theme : NSObject
@property (nonatomic, copy) NSString *titleName;
@property (nonatomic, strong) UIFont *bodyFont;
@end

@implementation Theme

- (NSString *)titleName {
  if (!_titleName) {
    _titleName = @"GateSans-Bald";
    //           ^ wrong
  }
  return _titleName;
}

- (UIFont *)bodyFont {
  if (_bodyFont == nil) {
    _bodyFont = [UIFont fontWithName:@"GateSans-Bold" size:17];
    //                               ^ right
  }
  return _bodyFont;
}

- (UIFont *)title {
  return [UIFont fontWithName:self.titleName size:28];
}

@end
