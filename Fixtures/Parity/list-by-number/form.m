// Names of a list, by their numbers: the last one is never asked.
#import <UIKit/UIKit.h>

static UIFont *Font(NSUInteger index) {
  NSArray *names = @[@"GateSans-Bold", @"GateSans-Bald", @"GateSans-Bild"];
  return [UIFont fontWithName:names[index] size:17];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = Font(0);
  self.bodyLabel.font = Font(1);
}

@end
