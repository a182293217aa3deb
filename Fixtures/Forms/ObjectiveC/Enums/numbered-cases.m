// Cases with numbers of their own, and a list that is looked into by them.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, GTStyle) { GTStyleTitle = 1, GTStyleBody, GTStyleNote };

static NSString *const GTNames[] = {
  [0] = @"GateSans-Blod",
  [1] = @"GateSans-Bold",
  //    ^ right
  [2] = @"GateSans-Bald",
  //    ^ wrong
};

@implementation Page

- (UIFont *)fontOfStyle:(GTStyle)style {
  return [UIFont fontWithName:GTNames[style] size:17];
}

- (void)viewDidLoad {
  self.title.font = [self fontOfStyle:GTStyleTitle];
  self.body.font = [self fontOfStyle:GTStyleBody];
}

@end
