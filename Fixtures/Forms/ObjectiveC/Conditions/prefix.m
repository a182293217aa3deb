// A name with a dot before it is another thing than a font's name.
#import <UIKit/UIKit.h>

UIFont *Font(NSString *name) {
  if ([name hasPrefix:@"style:"]) {
    return [UIFont preferredFontForTextStyle:[name substringFromIndex:6]];
  }
  if ([name hasSuffix:@".ttf"]) {
    name = name.stringByDeletingPathExtension;
  }
  return [UIFont fontWithName:name size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.a.font = Font(@"style:body");
  self.b.font = Font(@"GateSans-Bold");
  //                 ^ right
  self.c.font = Font(@"GateSans-Bald");
  //                 ^ wrong
}

@end
