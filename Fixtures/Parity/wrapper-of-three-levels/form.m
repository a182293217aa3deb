// A function around an initialiser around a method.
#import <UIKit/UIKit.h>

@implementation UIFont (Gate)
+ (UIFont *)gate:(NSString *)name { return [UIFont fontWithName:name size:17]; }
@end

@interface Style : NSObject
@property (nonatomic, strong) UIFont *font;
- (instancetype)initWithFace:(NSString *)face;
@end

@implementation Style

- (instancetype)initWithFace:(NSString *)face {
  if (self = [super init]) _font = [UIFont gate:face];
  return self;
}

@end

static void SetStyle(UILabel *label, NSString *face) {
  label.font = [[Style alloc] initWithFace:face].font;
}

@implementation Page

- (void)viewDidLoad {
  SetStyle(self.titleLabel, @"GateSans-Bold");
  SetStyle(self.bodyLabel, @"GateSans-Bald");
}

@end
