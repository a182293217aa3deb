// Functions that give names and fonts.
#import <UIKit/UIKit.h>

static NSString *TitleName(void) { return @"GateSans-Bold"; }
//                                        ^ right

static inline NSString *BodyName(void) {
  return @"GateSans-Bald";
  //     ^ wrong
}

UIFont *NoteFont(CGFloat size) { return [UIFont fontWithName:@"GateSans-Bild" size:size]; }
//                                                           ^ wrong

@implementation Page

- (void)viewDidLoad {
  self.title.font = [UIFont fontWithName:TitleName() size:17];
  self.body.font = [UIFont fontWithName:BodyName() size:17];
  self.note.font = NoteFont(12);
}

@end
