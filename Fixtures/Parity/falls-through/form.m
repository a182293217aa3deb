// A case that falls into the next: what it sets is set anew there.
#import <UIKit/UIKit.h>

@implementation Page

- (void)draw:(NSInteger)style {
  NSString *name = @"GateSans-Regular";
  switch (style) {
    case 1:
      name = @"GateSans-Bald";
    case 2:
      name = @"GateSans-Bold";
      break;
    case 3: {
      name = @"GateSans-Italic";
    }
    case 4:
      self.titleLabel.font = [UIFont fontWithName:name size:28];
    default:
      name = @"MyFont";
  }
  self.bodyLabel.font = [UIFont fontWithName:name size:17];
}

@end
