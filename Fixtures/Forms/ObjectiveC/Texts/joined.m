// A list of parts that is joined.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSString *title = [@[@"GateSans", @"Bold"] componentsJoinedByString:@"-"];
  //                   ^ right
  NSString *body = [@[@"GateSans", @"Bald"] componentsJoinedByString:@"-"];
  //                  ^ wrong
  self.title.font = [UIFont fontWithName:title size:17];
  self.body.font = [UIFont fontWithName:body size:17];
}

@end
