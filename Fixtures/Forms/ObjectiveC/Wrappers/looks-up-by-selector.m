// A theme's property by its name at run time: nobody can know.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:[self.theme valueForKey:@"title"] size:17];
  //                                     ^ listed
  self.body.font = [UIFont fontWithName:[self.theme performSelector:@selector(body)] size:17];
  //                                    ^ listed
}

@end
