// A public method that nothing here calls.
// file: Label.h
@interface Label : UILabel
- (void)useFontNamed:(NSString *)name;
@end
// file: Label.m
#import "Label.h"

@implementation Label

- (void)useFontNamed:(NSString *)name {
  self.font = [UIFont fontWithName:name size:17];
  //                               ^ listed
}

@end
