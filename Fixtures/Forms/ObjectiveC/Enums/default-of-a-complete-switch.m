// What stands before a `switch` over all constants of an enumeration, or before an `if` for each of them, is gone behind it.
#import <UIKit/UIKit.h>

enum Face { FaceRegular, FaceBold };
typedef NS_ENUM(NSInteger, Slope) { SlopePlain, SlopeItalic, SlopeOblique };

UIFont *fontOfFace(UIFont *font) {
  enum Face face = [font.fontName containsString:@"Bold"] ? FaceBold : FaceRegular;
  NSString *end = @"";
  switch (face) {
    case FaceRegular: end = @"-Regular"; break;
    case FaceBold: end = @"-Bold"; break;
    default: break;
  }
  return [UIFont fontWithName:[NSString stringWithFormat:@"GateSans%@", end] size:12];
  //                                                     ^ right
}

UIFont *fontOfSlope(UIFont *font) {
  Slope slope = [font.fontName containsString:@"Italic"] ? SlopeItalic : SlopePlain;
  NSString *name = @"GateSans";
  if (slope == SlopePlain) name = @"GateSans-Regular";
  //                              ^ right
  if (slope == SlopeItalic) name = @"GateSans-Italic";
  //                               ^ right
  if (slope == SlopeOblique) name = @"GateSans-Oblige";
  return [UIFont fontWithName:name size:12];
}

UIFont *fontOfChain(UIFont *font) {
  enum Face face = [font.fontName containsString:@"Bold"] ? FaceBold : FaceRegular;
  NSString *name = @"GateSans-None";
  if (face == FaceRegular) {
    name = @"GateSans-Regular";
    //     ^ right
  } else if (face == FaceBold) {
    name = @"GateSans-Bald";
    //     ^ wrong
  }
  return [UIFont fontWithName:name size:12];
}

// One constant has no case.
UIFont *fontOfOther(UIFont *font) {
  Slope slope = [font.fontName containsString:@"Italic"] ? SlopeItalic : SlopePlain;
  NSString *name = @"GateSans-Bald";
  //               ^ wrong
  switch (slope) {
    case SlopeOblique: name = @"GateSans-Oblige"; break;
    case SlopeItalic: name = @"GateSans-Italic"; break;
    //                       ^ right
    default: break;
  }
  return [UIFont fontWithName:name size:12];
}

void draw(UILabel *label) {
  label.font = fontOfFace(label.font);
  label.font = fontOfSlope(label.font);
  label.font = fontOfChain(label.font);
  label.font = fontOfOther(label.font);
}
