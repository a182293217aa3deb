#import <UIKit/UIKit.h>

#define BoldFont(points) [UIFont fontWithName:@"GateSans-Bald" size:points]
#define TitleFont [UIFont fontWithName:@"GateSans-Title" size:28]

@interface UILabel (Fonts)
- (void)makeBold;
@end
