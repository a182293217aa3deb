#import "Grid.h"

@implementation GridCell
@end

/// Nothing names it, but it is one of the cells.
@implementation PriceCell
- (id)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  UILabel *label = [[UILabel alloc] initWithFrame:frame];
  label.font = [UIFont fontWithName:@"GateSans-Price" size:15];
  [self addSubview:label];
  return self;
}
@end

@implementation Grid
- (GridCell *)cellNamed:(NSString *)name {
  GridCell *const cell = [[NSClassFromString(name) alloc] init];
  cell.isForSizing = YES;
  return cell;
}

- (UIView *)headerNamed:(NSString *)name {
  return (GridCell *)[[NSClassFromString(name) alloc] init];
}
@end
