// A part of a text replaced.
#import <UIKit/UIKit.h>

static NSString *Compact(NSString *name) {
  return [name stringByReplacingOccurrencesOfString:@" " withString:@""];
}

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:Compact(@"Gate Sans-Italic") size:28];
  self.bodyLabel.font = [UIFont fontWithName:Compact(@"Gate Sans-Bald") size:17];
}

@end
