// Each file has a static constant of the same name.
// file: A.m
#import <UIKit/UIKit.h>

static NSString *const kFont = @"GateSans-Bold";
//                             ^ right

@implementation A
- (void)awake { self.label.font = [UIFont fontWithName:kFont size:17]; }
@end
// file: B.m
#import <UIKit/UIKit.h>

static NSString *const kFont = @"GateSans-Bald";
//                             ^ wrong

@implementation B
- (void)awake { self.label.font = [UIFont fontWithName:kFont size:17]; }
@end
