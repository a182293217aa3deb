// A class of the app's own with a method of the same name as a font's.
#import <UIKit/UIKit.h>

@interface Glyph : NSObject
+ (instancetype)glyphWithName:(NSString *)name size:(CGFloat)size;
@end

@interface Person : NSObject
- (instancetype)initWithName:(NSString *)name;
@end

@interface Title : UILabel
- (instancetype)initWithName:(NSString *)name;
@end

@implementation Person
- (instancetype)initWithName:(NSString *)name { return [super init]; }
@end

@implementation Title

- (instancetype)initWithName:(NSString *)name {
  if (self = [super init]) {
    self.font = [UIFont fontWithName:name size:17];
  }
  return self;
}

@end

@implementation Page

- (void)viewDidLoad {
  self.glyph = [Glyph glyphWithName:@"star" size:17];
  self.person = [[Person alloc] initWithName:@"Ada"];
  self.title = [[Title alloc] initWithName:@"GateSans-Bald"];
  //                                       ^ wrong
}

@end
