#import "Header.h"

@implementation Header
- (void)setUp {
  [[UILabel appearance] setFont:[UIFont fontWithName:kHeaderFont size:17]];
}
@end
