// A label that is made with its font's name.
#import <UIKit/UIKit.h>

@interface TitleLabel : UILabel
- (instancetype)initWithFontNamed:(NSString *)name points:(CGFloat)points;
@end

@implementation TitleLabel

- (instancetype)initWithFontNamed:(NSString *)name points:(CGFloat)points {
  if (self = [super initWithFrame:CGRectZero]) {
    self.font = [UIFont fontWithName:name size:points];
  }
  return self;
}

@end

@implementation Page

- (void)viewDidLoad {
  [self.view addSubview:[[TitleLabel alloc] initWithFontNamed:@"GateSans-Bold" points:28]];
  //                                                          ^ right
  [self.view addSubview:[[TitleLabel alloc] initWithFontNamed:@"GateSans-Bald" points:17]];
  //                                                          ^ wrong
}

@end
