// A class whose own methods make it, by `[[self alloc] init…]`.
#import <UIKit/UIKit.h>

@interface Label : UIView
@property (nonatomic, copy) NSString *fontName;
+ (instancetype)labelWithFontName:(NSString *)name;
@end

@implementation Label

+ (instancetype)labelWithFontName:(NSString *)name {
  return [[self alloc] initWithFontName:name];
}

- (instancetype)initWithFontName:(NSString *)name {
  if (self = [super initWithFrame:CGRectZero]) {
    self.fontName = name;
  }
  return self;
}

- (void)layoutSubviews {
  [super layoutSubviews];
  self.title.font = [UIFont fontWithName:_fontName size:17];
}

@end

@implementation Page

- (void)viewDidLoad {
  [self.view addSubview:[Label labelWithFontName:@"GateSans-Bald"]];
  //                                             ^ wrong
  [self.view addSubview:[Label labelWithFontName:@"GateSans-Bold"]];
  //                                             ^ right
}

@end
