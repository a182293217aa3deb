// What code keeps in the user's settings, under a key, is what it reads there.
#import <UIKit/UIKit.h>

static NSString *const kFace = @"face";

@implementation Page

- (void)viewDidLoad {
  [[NSUserDefaults standardUserDefaults] registerDefaults:@{@"title" : @"GateSans-Bald"}];
  //                                                                   ^ wrong
  NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
  self.a.font = [UIFont fontWithName:[defaults stringForKey:@"title"] size:17];
  self.b.font = [UIFont fontWithName:[defaults objectForKey:kFace] ?: @"GateSans-Bold" size:17];
  //                                                                  ^ right
  self.c.font = [UIFont fontWithName:[defaults objectForKey:@"server"] size:17];
  //                                 ^ listed
}

// A dictionary that is called so is none of the settings.
- (void)read {
  NSDictionary *textDefaults = @{@"title" : @"GateSans-Bold"};
  //                                        ^ right
  self.d.font = [UIFont fontWithName:[textDefaults objectForKey:@"title"] size:17];
}

- (void)choose {
  [[NSUserDefaults standardUserDefaults] setObject:@"GateSans-Bild" forKey:kFace];
  //                                               ^ wrong
}

@end
