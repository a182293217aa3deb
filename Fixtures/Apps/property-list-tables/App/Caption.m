#import "Caption.h"

@implementation Caption

+ (void)applyTo:(UILabel *)label {
  NSString *path = [[NSBundle mainBundle] pathForResource:@"Theme" ofType:@"plist"];
  NSDictionary *theme = [NSDictionary dictionaryWithContentsOfFile:path];
  label.font = [UIFont fontWithName:theme[@"caption"] size:12];
  NSDictionary *again = [[NSDictionary alloc] initWithContentsOfFile:path];
  label.font = [UIFont fontWithName:[again objectForKey:@"footnote"] size:12];
}

@end
