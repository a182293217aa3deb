// A comparison chooses the name, and leaves the others to the last branch.
#import <UIKit/UIKit.h>

static NSString *Name(NSString *style) {
  if ([style isEqualToString:@"title"]) return @"GateSans-Bold";
  if ([style isEqualToString:@"note"]) return @"GateSans-Bild";
  return [@"GateSans-" stringByAppendingString:style];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Name(@"title") size:28];
  self.bodyLabel.font = [UIFont fontWithName:Name(@"Regular") size:17];
}

@end
