// Constants that a header declares and another file defines.
#import "Fonts.h"

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:GTTitleFont size:17];
  self.body.font = [UIFont fontWithName:GTBodyFont size:17];
  self.note.font = [UIFont fontWithName:GTNoteFont size:17];
  //                                    ^ listed
}

@end
// file: Fonts.h
extern NSString *const GTTitleFont;
FOUNDATION_EXPORT NSString * const GTBodyFont;
extern NSString *const GTNoteFont;
// file: Fonts.m
#import "Fonts.h"

NSString *const GTTitleFont = @"GateSans-Bold";
//                            ^ right
NSString * const GTBodyFont = @"GateSans-Bald";
//                            ^ wrong
