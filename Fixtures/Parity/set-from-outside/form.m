// A property with a value of its own, which other code sets.
#import <UIKit/UIKit.h>

@interface Card : UIView
@property (nonatomic, copy) NSString *faceName;
@end

@implementation Card

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) _faceName = @"GateSans-Bold";
  return self;
}

- (void)layoutSubviews { self.label.font = [UIFont fontWithName:self.faceName size:17]; }

@end

@interface Page : UIViewController
@property (nonatomic, strong) Card *first;
@property (nonatomic, strong) Card *second;
@end

@implementation Page

- (void)viewDidLoad {
  self.first = [Card new];
  self.second = [Card new];
  self.second.faceName = @"GateSans-Bald";
}

@end
