// An object that carries the name to where the font is made.
#import <UIKit/UIKit.h>

@interface TextStyle : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end

@implementation TextStyle

- (instancetype)initWithName:(NSString *)name {
  if (self = [super init]) _name = [name copy];
  return self;
}

- (UIFont *)font { return [UIFont fontWithName:self.name size:17]; }

@end

@implementation Page

- (void)viewDidLoad {
  TextStyle *heading = [[TextStyle alloc] initWithName:@"GateSans-Bold"];
  self.titleLabel.font = heading.font;
  self.bodyLabel.font = [[TextStyle alloc] initWithName:@"GateSans-Bald"].font;
}

@end
