#import <UIKit/UIKit.h>

#define LS(key) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]

@interface Badge : UILabel
@end

@implementation Badge

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    self.font = [UIFont fontWithName:NSLocalizedString(@"HeadFont", nil) size:12];
    self.font = [UIFont fontWithName:[[NSBundle mainBundle] localizedStringForKey:@"HeadFont" value:@"" table:nil] size:12];
    self.font = [UIFont fontWithName:LS(@"HeadFont") size:12];
    return self;
}

@end

__attribute__((constructor)) static void Setup(void) {
    [[UIWindow new] addSubview:[[Badge alloc] initWithFrame:CGRectZero]];
}
