// Objects that carry a name to where the font is made.
#import <UIKit/UIKit.h>

@interface TextStyle : NSObject
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, readonly) CGFloat size;
+ (instancetype)styleWithName:(NSString *)name size:(CGFloat)size;
@end

@implementation TextStyle

+ (instancetype)styleWithName:(NSString *)name size:(CGFloat)size {
  return [[self alloc] initWithName:name size:size];
}

- (instancetype)initWithName:(NSString *)name size:(CGFloat)size {
  if (self = [super init]) {
    _name = [name copy];
    _size = size;
  }
  return self;
}

- (UIFont *)font {
  return [UIFont fontWithName:self.name size:self.size];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [TextStyle styleWithName:@"GateSans-Bold" size:28].font;
  //                                         ^ right
  self.body.font = [[TextStyle styleWithName:@"GateSans-Bald" size:17] font];
  //                                         ^ wrong
}

@end
