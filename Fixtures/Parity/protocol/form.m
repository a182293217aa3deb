// A protocol whose classes say the names.
#import <UIKit/UIKit.h>

@protocol Theme <NSObject>
@property (nonatomic, readonly) NSString *titleName;
- (NSString *)bodyName;
@end

@interface Light : NSObject <Theme>
@end

@implementation Light
- (NSString *)titleName { return @"GateSans-Bold"; }
- (NSString *)bodyName { return @"GateSans-Bald"; }
@end

@interface Page : UIViewController
@property (nonatomic, strong) id<Theme> theme;
@end

@implementation Page

- (void)viewDidLoad {
  self.theme = [Light new];
  self.titleLabel.font = [UIFont fontWithName:self.theme.titleName size:28];
  self.bodyLabel.font = [UIFont fontWithName:[self.theme bodyName] size:17];
}

@end
