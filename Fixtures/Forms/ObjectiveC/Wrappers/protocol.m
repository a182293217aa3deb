// A protocol whose classes give the names.
#import <UIKit/UIKit.h>

@protocol Theming <NSObject>
- (NSString *)titleFontName;
@property (nonatomic, readonly) NSString *bodyFontName;
@end

@interface LightTheme : NSObject <Theming>
@end

@implementation LightTheme

- (NSString *)titleFontName {
  return @"GateSans-Bold";
  //     ^ right
}

- (NSString *)bodyFontName {
  return @"GateSans-Bald";
  //     ^ wrong
}

@end

@implementation Page

- (void)applyTheme:(id<Theming>)theme {
  self.title.font = [UIFont fontWithName:[theme titleFontName] size:17];
  self.body.font = [UIFont fontWithName:theme.bodyFontName size:17];
}

- (void)viewDidLoad {
  [self applyTheme:[LightTheme new]];
}

@end
