// Constants of a type of texts.
#import "Faces.h"

@implementation Page

- (UIFont *)fontOfFace:(GTFace)face {
  return [UIFont fontWithName:face size:17];
}

- (void)viewDidLoad {
  self.title.font = [self fontOfFace:GTFaceBold];
  self.body.font = [self fontOfFace:GTFaceRegular];
}

@end
// file: Faces.h
typedef NSString *GTFace NS_TYPED_ENUM;
extern GTFace const GTFaceBold;
extern GTFace const GTFaceRegular;
// file: Faces.m
#import "Faces.h"

GTFace const GTFaceBold = @"GateSans-Bold";
//                        ^ right
GTFace const GTFaceRegular = @"GateSans-Reguler";
//                           ^ wrong
