// Fonts that are asked for only where they are among all that there are.
#import <UIKit/UIKit.h>

static UIFont *HeadFont(NSString *name) {
  if ([[UIFont fontNamesForFamilyName:@"Gate Sans"] containsObject:name]) {
    return [UIFont fontWithName:name size:17];
  }
  return [UIFont fontWithName:@"GateSans-Bold" size:17];
  //                          ^ right
}

static BOOL IsInstalled(NSString *face) { return [UIFont.familyNames containsObject:face]; }

static UIFont *FootFont(NSString *name) {
  return [UIFont fontWithName:(IsInstalled(name) ? name : @"GateSans-Bold") size:17];
  //                                                      ^ right
}

static UIFont *SideFont(NSString *name) {
  NSArray *families = [UIFont familyNames];
  return [families containsObject:name] ? [UIFont fontWithName:name size:17]
                                        : [UIFont fontWithName:@"GateSans-Bend" size:17];
  //                                                           ^ too
}

static UIFont *EdgeFont(NSString *name) {
  NSArray *offered = @[ @"GateSans-Bulk", @"GateSans-Bold" ];
  return [offered containsObject:name] ? [UIFont fontWithName:name size:17]
                                       : [UIFont fontWithName:@"GateSans-Bold" size:17];
  //                                                          ^ right
}

@implementation Page

- (void)viewDidLoad {
  [super viewDidLoad];
  self.head.font = HeadFont(@"GateSans-Beld");
  //                        ^ missed
  self.foot.font = FootFont(@"GateSans-Bond");
  //                        ^ missed
  self.side.font = SideFont(@"GateSans-Bind");
  //                        ^ wrong
  self.edge.font = EdgeFont(@"GateSans-Bulk");
  //                        ^ wrong
}

@end
