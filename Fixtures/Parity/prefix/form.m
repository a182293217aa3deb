// A text with another meaning is told by how it begins.
#import <UIKit/UIKit.h>

static UIFont *Font(NSString *name) {
  if ([name hasPrefix:@"style:"]) return [UIFont preferredFontForTextStyle:UIFontTextStyleBody];
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"style:body");
  self.b.font = Font(@"GateSans-Bold");
  self.c.font = Font(@"GateSans-Bald");
}

@end
