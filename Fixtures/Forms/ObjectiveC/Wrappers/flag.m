// A flag chooses the name, and each call gives it.
#import <UIKit/UIKit.h>

@implementation Theme

+ (NSString *)titleBold:(BOOL)bold {
  if (bold) {
    return @"GateSans-Bild";
  }
  return @"GateSans-Regular";
  //     ^ right
}

+ (NSString *)textBold:(BOOL)bold {
  return bold ? @"GateSans-Bald" : @"GateSans-Reguler";
  //            ^ wrong
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:[Theme titleBold:NO] size:17];
  self.body.font = [UIFont fontWithName:[Theme textBold:YES] size:17];
}

@end
