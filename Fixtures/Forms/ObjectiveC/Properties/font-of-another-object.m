// What a label of the system gets as its font is not the font of a class of one's own.
#import <UIKit/UIKit.h>

@interface RichText : UIView
@property (nonatomic, strong) UIFont *font;
@end

@implementation RichText

- (instancetype)init {
  self = [super init];
  _font = [UIFont fontWithName:@"GateSans-Bold" size:15];
  //                           ^ right
  return self;
}

- (void)drawRect:(CGRect)rect {
  NSString *italic = [self.font.fontName stringByAppendingString:@"Italic"];
  //                  ^ right
  [[UIFont fontWithName:italic size:15] ascender];
}

@end

// Another class has a property of the label's name.
@interface Finish : UIViewController
@property (nonatomic, weak) UILabel *titleLabel;
@end

@implementation Finish
@end

@interface IconButton : UIButton
@end

@implementation IconButton

- (void)addIcon {
  self.titleLabel.font = [UIFont fontWithName:@"GateSans-Regular" size:12];
  //                                          ^ right
}

@end

@interface Page : UIViewController
@end

@implementation Page

- (void)viewDidLoad {
  [super viewDidLoad];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
  button.titleLabel.font = [UIFont fontWithName:@"GateSans-Regular" size:16];
  //                                            ^ right
  for (UILabel *label in self.view.subviews) {
    label.font = [UIFont fontWithName:@"GateSans-Italic" size:16];
    //                                ^ right
  }
  [self.view addSubview:[[RichText alloc] init]];
}

@end
