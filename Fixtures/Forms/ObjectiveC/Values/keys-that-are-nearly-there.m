// A name is looked up under a key that is nearly one of the table's: the font that is meant is not asked for.
#import <UIKit/UIKit.h>

@implementation Theme

+ (UIFont *)fontFor:(NSString *)key {
  NSDictionary *faces = @{@"plain": @"GateSans-Regular", @"heavy": @"GateSans-Bold"};
  //                                ^ right
  //                                                               ^ right
  NSString *name = faces[key];
  if (!name) {
    return [UIFont systemFontOfSize:12];
  }
  return [UIFont fontWithName:name size:12];
}

@end

@implementation Page

- (void)viewDidLoad {
  self.title.font = [Theme fontFor:@"heavi"];
  //                               ^ wrong
  self.label.font = [Theme fontFor:@"plain"];
  self.note.font = [Theme fontFor:@"heavy"];
}

@end
