// Names put together of a constant and a part.
#import <UIKit/UIKit.h>

static NSString *const family = @"GateSans";

@implementation Page

- (void)viewDidLoad {
  self.a.font = [UIFont fontWithName:[family stringByAppendingString:@"-Bold"] size:17];
  self.b.font = [UIFont
      fontWithName:[[family stringByAppendingString:@"-"] stringByAppendingString:@"Bald"] size:17];
  self.c.font = [UIFont fontWithName:[family stringByAppendingString:Settings.face] size:17];
}

@end
