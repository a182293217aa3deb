// A format of what is given, and one caller whose weight no one knows.
#import <UIKit/UIKit.h>

@implementation Page

- (UIFont *)fontOfWeight:(NSString *)weight {
  return [UIFont fontWithName:[NSString stringWithFormat:@"GateSans-%@", weight] size:17];
  //                          ^ listed
  //                                                     ^ right
  //                                                     ^ wrong
}

- (void)viewDidLoad {
  self.title.font = [self fontOfWeight:@"Bold"];
  self.body.font = [self fontOfWeight:@"Bald"];
  self.note.font = [self fontOfWeight:Remote.weight];
}

@end
