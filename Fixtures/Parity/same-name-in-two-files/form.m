// Each file has a constant of the same name.
#import <UIKit/UIKit.h>

static NSString *const family = @"GateSans-Bold";

@implementation Page
- (void)viewDidLoad { self.label.font = [UIFont fontWithName:family size:17]; }
@end
// file: Card.m
#import <UIKit/UIKit.h>

static NSString *const family = @"GateSans-Bald";

@implementation Card
- (void)awakeFromNib { self.label.font = [UIFont fontWithName:family size:17]; }
@end
