// Texts that are put together stand where that is done.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont fontWithName:[@"GateSans" stringByAppendingString:@"-Bold"] size:17];
  //                                  ^ right
  self.b.font = [UIFont fontWithName:[@"GateSans" stringByAppendingString:@"-Bald"] size:17];
  //                                  ^ wrong
  self.c.font = [UIFont fontWithName:@"GateSans" @"-Italic" size:17];
  //                                 ^ right
  self.d.font = [UIFont fontWithName:[@"GateSans" stringByAppendingFormat:@"-%@", @"Bild"] size:17];
  //                                  ^ wrong
  self.e.font = [UIFont fontWithName:[@"GateSans" stringByAppendingString:Remote.face] size:17];
  //                                 ^ listed
}

@end
