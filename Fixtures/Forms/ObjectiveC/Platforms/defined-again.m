// A macro that is taken back before anything asks for it is what it is defined as next; a default counts where
// nothing else is.
#import <UIKit/UIKit.h>

#define TITLE_FONT @"GateSans-Before"
#undef TITLE_FONT
#define TITLE_FONT @"GateSans-After"
//                 ^ wrong

#define BODY_FONT @"GateSans-Own"
//                ^ wrong
#ifndef BODY_FONT
#define BODY_FONT @"GateSans-Default"
#endif

#ifndef NOTE_FONT
#define NOTE_FONT @"GateSans-Note"
//                ^ wrong
#endif
#ifndef NOTE_FONT
#define NOTE_FONT @"GateSans-Second"
#endif

#define USED_FONT @"GateSans-First"
//                ^ wrong
static NSString *const kFirst = USED_FONT;
#undef USED_FONT
#define USED_FONT @"GateSans-Then"
//                ^ wrong

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:TITLE_FONT size:17];
  self.body.font = [UIFont fontWithName:BODY_FONT size:17];
  self.note.font = [UIFont fontWithName:NOTE_FONT size:17];
  self.first.font = [UIFont fontWithName:kFirst size:17];
  self.then.font = [UIFont fontWithName:USED_FONT size:17];
}

@end
