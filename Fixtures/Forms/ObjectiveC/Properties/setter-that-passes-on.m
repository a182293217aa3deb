// A setter of a class's own gives what its initializer is called with to another object.
// file: Bar.h
#import <UIKit/UIKit.h>

@interface BarLayer : CALayer
@property (nonatomic, copy) NSString *valueFontName;
@end

@interface Bar : UIView
@property (nonatomic, copy) NSString *valueFontName;
@end
// file: Bar.m
#import "Bar.h"

@implementation BarLayer
@dynamic valueFontName;

- (void)drawInContext:(CGContextRef)context {
  UIFont *font = [UIFont fontWithName:self.valueFontName size:17];
}

@end

@implementation Bar

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  [self setValueFontName:@"GateSans-Bald"];
  //                     ^ wrong
  return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
  self = [super initWithCoder:coder];
  self.valueFontName = @"GateSans-Bold";
  //                   ^ right
  return self;
}

- (void)setValueFontName:(NSString *)valueFontName {
  ((BarLayer *)self.layer).valueFontName = valueFontName;
}

- (NSString *)valueFontName {
  return ((BarLayer *)self.layer).valueFontName;
}

@end

@interface Page : UIViewController
@end

@implementation Page

- (void)viewDidLoad {
  Bar *bar = [[Bar alloc] initWithFrame:CGRectZero];
  bar.valueFontName = @"GateSans-Bild";
  //                  ^ wrong
}

@end
