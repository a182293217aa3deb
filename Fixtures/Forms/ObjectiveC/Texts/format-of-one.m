// A format that adds nothing, and one of C texts.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont fontWithName:[NSString stringWithFormat:@"%@", @"GateSans-Bold"] size:17];
  //                                                                   ^ right
  self.b.font = [UIFont fontWithName:[NSString stringWithString:@"GateSans-Bald"] size:17];
  //                                                            ^ wrong
  self.c.font = [UIFont fontWithName:[NSString stringWithFormat:@"GateSans-%s", "Bild"] size:17];
  //                                                            ^ wrong
  self.d.font = [UIFont fontWithName:[NSString stringWithUTF8String:"GateSans-Buld"] size:17];
  //                                                                ^ wrong
  self.e.font = [UIFont fontWithName:[@"GateSans-Italic" copy] size:17];
  //                                  ^ right
}

@end
