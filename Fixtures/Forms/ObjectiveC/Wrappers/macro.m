// A macro around a function of the app's.
// file: Fonts.h
UIFont *GTFont(NSString *name, CGFloat size);
#define GTTitle(size) GTFont(@"GateSans-Bold", size)
//                           ^ right
#define GTBody(size) GTFont(@"GateSans-Bald", size)
//                          ^ wrong
// file: Fonts.m
#import "Fonts.h"

UIFont *GTFont(NSString *name, CGFloat size) {
  return [UIFont fontWithName:name size:size];
}
// file: Page.m
#import "Fonts.h"

@implementation Page

- (void)viewDidLoad {
  self.title.font = GTTitle(28);
  self.body.font = GTBody(17);
}

@end
