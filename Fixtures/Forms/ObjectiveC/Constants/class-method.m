// Class methods and class properties as constants.
#import "Fonts.h"

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:[Fonts title] size:17];
  self.body.font = [UIFont fontWithName:Fonts.body size:17];
  self.note.font = [UIFont fontWithName:Fonts.note size:17];
}

@end
// file: Fonts.h
@interface Fonts : NSObject
+ (NSString *)title;
+ (NSString *)body;
@property (class, readonly) NSString *note;
@end
// file: Fonts.m
#import "Fonts.h"

@implementation Fonts

+ (NSString *)title {
  return @"GateSans-Bold";
  //     ^ right
}

+ (NSString *)body {
  static NSString *const name = @"GateSans-Bald";
  //                            ^ wrong
  return name;
}

+ (NSString *)note {
  static NSString *name;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ name = @"GateSans-Bild"; });
  //                             ^ wrong
  return name;
}

@end
