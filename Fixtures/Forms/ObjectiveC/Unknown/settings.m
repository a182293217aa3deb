// What the user, a server or a file of settings gives is listed.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  NSUserDefaults *defaults = NSUserDefaults.standardUserDefaults;
  self.a.font = [UIFont fontWithName:[defaults stringForKey:@"font"] size:17];
  //                                 ^ listed
  NSDictionary *info = NSBundle.mainBundle.infoDictionary;
  self.b.font = [UIFont fontWithName:info[@"TitleFont"] size:17];
  //                                 ^ listed
  NSDictionary *json = [NSJSONSerialization JSONObjectWithData:self.data options:0 error:nil];
  self.c.font = [UIFont fontWithName:json[@"font"] size:17];
  //                                 ^ listed
  self.d.font = [UIFont fontWithName:[defaults objectForKey:@"title"] ?: @"GateSans-Bald" size:17];
  //                                 ^ listed
  //                                                                     ^ wrong
}

@end
