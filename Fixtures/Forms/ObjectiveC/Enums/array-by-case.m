// A list whose places are the cases.
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSUInteger, GTFace) { GTFaceRegular, GTFaceBold, GTFaceItalic };

static NSString *const GTFaceNames[] = {
  [GTFaceRegular] = @"GateSans-Regular",
  //                ^ right
  [GTFaceBold] = @"GateSans-Bald",
  //             ^ wrong
  [GTFaceItalic] = @"GateSans-Italic",
  //               ^ right
};

@implementation Page

- (UIFont *)fontOfFace:(GTFace)face {
  return [UIFont fontWithName:GTFaceNames[face] size:17];
}

- (void)viewDidLoad {
  self.title.font = [self fontOfFace:GTFaceBold];
  self.body.font = [self fontOfFace:GTFaceRegular];
  self.note.font = [self fontOfFace:GTFaceItalic];
}

@end
