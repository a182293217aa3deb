// The attributes of a text.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSDictionary *attributes = @{
    NSFontAttributeName: [UIFont fontWithName:@"GateSans-Bald" size:17],
    //                                        ^ wrong
    NSForegroundColorAttributeName: UIColor.redColor,
  };
  self.title.attributedText = [[NSAttributedString alloc] initWithString:@"GateSans-Bold"
                                                              attributes:attributes];
  [[UINavigationBar appearance] setTitleTextAttributes:@{
    NSFontAttributeName: [UIFont fontWithName:@"GateSans-Bold" size:17],
    //                                        ^ right
  }];
  [[UILabel appearance] setFont:[UIFont fontWithName:@"GateSans-Bild" size:17]];
  //                                                 ^ wrong
}

@end
