// Constants of another file, one of them made of a third.
#import "Fonts.h"

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:FontsTitle size:28];
  self.bodyLabel.font = [UIFont fontWithName:FontsBody size:17];
}

@end
// file: Fonts.h
#import "Faces.h"
#define FontsTitle FacesBold
extern NSString *const FontsBody;
// file: Fonts.m
#import "Fonts.h"
NSString *const FontsBody = @"GateSans-Bald";
// file: Faces.h
#define FacesBold @"GateSans-Bold"
