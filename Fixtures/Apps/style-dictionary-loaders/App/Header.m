#import <UIKit/UIKit.h>

static NSDictionary *FontsOf(NSString *name) {
  NSString *path = [[NSBundle mainBundle] pathForResource:name ofType:@"plist"];
  return [NSDictionary dictionaryWithContentsOfFile:path];
}

@implementation HeaderController

- (void)viewDidLoad {
  [super viewDidLoad];
  // Right.
  self.title.font = [UIFont fontWithName:FontsOf(@"Day")[@"title"] size:17];
  // Wrong: another name.
  self.note.font = [UIFont fontWithName:[FontsOf(@"Days") objectForKey:@"note"] size:17];
}

@end
