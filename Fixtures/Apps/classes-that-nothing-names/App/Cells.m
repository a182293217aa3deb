#import "Cells.h"

/// The delegate makes one.
@implementation PriceCell

- (void)layoutSubviews {
  [super layoutSubviews];
  [self.textLabel markAsNew];
  self.textLabel.font = [UIFont fontWithName:@"GateSans-Price" size:17];
}

@end

/// The delegate finds it by its name.
@implementation TotalCell

- (void)layoutSubviews {
  self.textLabel.font = [UIFont fontWithName:@"GateSans-Total" size:17];
}

@end

/// The system sends it this message as it loads the app.
@implementation LoadedCell

+ (void)load {
  [UILabel appearance].font = [UIFont fontWithName:@"GateSans-Loaded" size:17];
}

@end

/// A macro may make it known to others.
@implementation ExportedCell

SHOP_EXPORT_CELL(ExportedCell)

- (void)layoutSubviews {
  self.textLabel.font = [UIFont fontWithName:@"GateSans-Exported" size:17];
}

@end

@implementation UILabel (Shop)

- (void)markAsNew {
  self.font = [UIFont fontWithName:@"GateSans-New" size:17];
}

@end
