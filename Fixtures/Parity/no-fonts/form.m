// Texts, comparisons and other types that look like fonts.
#import <UIKit/UIKit.h>

@interface Shoe : NSObject
- (instancetype)initWithName:(NSString *)name size:(NSInteger)size;
@end

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.text = @"GateSans-Bald";
  [self.shoes addObject:[[Shoe alloc] initWithName:@"GateSans-Bild" size:42]];
  if ([self.titleLabel.font.fontName isEqualToString:@"GateSans-Buld"]) return;
  self.titleLabel.font = [UIFont fontWithName:@"GateSans-Bold" size:28];
}

@end
