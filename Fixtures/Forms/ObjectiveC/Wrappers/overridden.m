// Subclasses say the name that their base class draws with.
#import <UIKit/UIKit.h>

@interface BaseCell : UITableViewCell
- (NSString *)fontName;
@end

@interface TitleCell : BaseCell
@end

@interface TextCell : BaseCell
@end

@implementation BaseCell

- (void)awakeFromNib {
  [super awakeFromNib];
  self.textLabel.font = [UIFont fontWithName:self.fontName size:17];
}

- (NSString *)fontName {
  return @"GateSans-Regular";
  //     ^ right
}

@end

@implementation TitleCell
- (NSString *)fontName { return @"GateSans-Bold"; }
//                              ^ right
@end

@implementation TextCell
- (NSString *)fontName { return @"GateSans-Bald"; }
//                              ^ wrong
@end
