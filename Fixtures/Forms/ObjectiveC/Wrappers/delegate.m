// A delegate that says the name.
#import <UIKit/UIKit.h>

@protocol BadgeDelegate <NSObject>
- (NSString *)fontNameForBadge:(Badge *)badge;
@end

@interface Badge : UIView
@property (nonatomic, weak) id<BadgeDelegate> delegate;
@end

@implementation Badge

- (void)layoutSubviews {
  self.label.font = [UIFont fontWithName:[self.delegate fontNameForBadge:self] size:12];
}

@end

@interface Page : UIViewController <BadgeDelegate>
@end

@implementation Page

- (NSString *)fontNameForBadge:(Badge *)badge {
  return @"GateSans-Bald";
  //     ^ wrong
}

@end
