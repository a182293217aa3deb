// A subclass's initialiser gives the name to that of its base class.
#import <UIKit/UIKit.h>

@interface Badge : UILabel
- (instancetype)initWithFace:(NSString *)face;
@end

@interface RedBadge : Badge
@end

@implementation Badge

- (instancetype)initWithFace:(NSString *)face {
  if (self = [super init]) {
    self.font = [UIFont fontWithName:face size:12];
  }
  return self;
}

@end

@implementation RedBadge

- (instancetype)init {
  return [super initWithFace:@"GateSans-Bald"];
  //                         ^ wrong
}

@end

@implementation Page

- (void)viewDidLoad {
  [self.view addSubview:[[RedBadge alloc] init]];
  [self.view addSubview:[[Badge alloc] initWithFace:@"GateSans-Bold"]];
  //                                                ^ right
}

@end
