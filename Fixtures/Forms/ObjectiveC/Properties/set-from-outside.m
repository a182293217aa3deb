// A property that other code sets, with what it has before.
// file: Card.h
@interface Card : UIView
@property (nonatomic, copy) NSString *titleFontName;
@end
// file: Card.m
#import "Card.h"

@implementation Card

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _titleFontName = @"GateSans-Regular";
    //               ^ right
  }
  return self;
}

- (void)layoutSubviews {
  self.label.font = [UIFont fontWithName:self.titleFontName size:17];
}

@end
// file: Page.m
#import "Card.h"

@implementation Page

- (void)viewDidLoad {
  Card *card = [Card new];
  card.titleFontName = @"GateSans-Bald";
  //                   ^ wrong
  Card *other = [[Card alloc] initWithFrame:CGRectZero];
  [other setTitleFontName:@"GateSans-Bold"];
  //                      ^ right
}

@end
