// Each branch of a condition of the build is read: both are built by someone.
#import <UIKit/UIKit.h>

#ifdef DEBUG
static NSString *const kFont = @"GateSans-Bald";
//                             ^ wrong
#else
static NSString *const kFont = @"GateSans-Bold";
//                             ^ right
#endif

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:kFont size:17];
#if BETA
  self.body.font = [UIFont fontWithName:@"GateSans-Bild" size:17];
  //                                    ^ wrong
#else
  self.body.font = [UIFont fontWithName:@"GateSans-Italic" size:17];
  //                                    ^ right
#endif
}

@end
