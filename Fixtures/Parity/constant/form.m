// A constant of the file, and one of a class.
#import <UIKit/UIKit.h>

static NSString *const title = @"GateSans-Bold";

@interface Fonts : NSObject
@property (class, readonly) NSString *body;
@end

@implementation Fonts
+ (NSString *)body { return @"GateSans-Bald"; }
@end

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:title size:28];
  self.bodyLabel.font = [UIFont fontWithName:Fonts.body size:17];
}

@end
