// What asks for no font.
#import <UIKit/UIKit.h>

// [UIFont fontWithName:@"GateSans-Bald" size:17]

@implementation Page

- (void)viewDidLoad {
  self.title.text = @"GateSans-Bald";
  self.image.image = [UIImage imageNamed:@"GateSans-Bild"];
  self.settings.fontName = @"GateSans-Buld";
  [self.store setObject:@"GateSans-Bund" forKey:@"fontName"];
  NSLog(@"[UIFont fontWithName:@\"GateSans-Bend\" size:17]");
  SEL selector = @selector(fontWithName:size:);
  [self.shoe shoeWithName:@"GateSans-Bond" size:42];
  [NSNotificationCenter.defaultCenter postNotificationName:@"Font" object:nil];
  if ([UIFont.familyNames containsObject:@"Gate Sons"]) [self remember:selector];
}

@end
