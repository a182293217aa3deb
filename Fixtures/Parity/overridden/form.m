// Subclasses say the name that their base class draws with.
#import <UIKit/UIKit.h>

@interface Cell : UITableViewCell
@end

@interface TextCell : Cell
@end

@implementation Cell

- (NSString *)faceName { return @"GateSans-Bold"; }

- (void)awakeFromNib { self.label.font = [UIFont fontWithName:[self faceName] size:17]; }

@end

@implementation TextCell
- (NSString *)faceName { return @"GateSans-Bald"; }
@end
