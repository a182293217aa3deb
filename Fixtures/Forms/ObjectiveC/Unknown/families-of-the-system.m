// One of the families that the system has, by the user's choice.
#import <UIKit/UIKit.h>

@implementation Picker

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  NSString *family = UIFont.familyNames[indexPath.row];
  self.label.font = [UIFont fontWithName:family size:17];
  //                                     ^ carried
  for (NSString *name in [UIFont fontNamesForFamilyName:family]) {
    [self.fonts addObject:[UIFont fontWithName:name size:17]];
    //                                         ^ carried
  }
}

@end
