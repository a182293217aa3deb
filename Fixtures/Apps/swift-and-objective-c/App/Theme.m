#import "Theme.h"
#import "Reader-Swift.h"

NSString *const ReaderBodyFont = @"GateSans-Regular";
NSString *const ReaderNoteFont = @"GateSans-Note";

@implementation Theme

+ (NSString *)captionFont { return @"GateSans-Caption"; }

+ (NSString *)nameForWeight:(NSInteger)weight {
  return weight > 500 ? @"GateSans-Bold" : @"GateSans-Book";
}

+ (UIFont *)appFontWithName:(NSString *)name size:(CGFloat)size {
  return [UIFont fontWithName:name size:size];
}

- (void)draw {
  self.title.font = [UIFont fontWithName:AppFont.title size:28];
  self.quote.font = [UIFont fontWithName:[AppFont quote] size:17];
  self.light.font = [AppFont fontWithStyle:@"Thin" size:17];
  self.strong.font = [AppFont fontWithStyle:@"Bold" size:17];
  self.button.font = [AppFont fontForName:@"GateSans-Button"];
  self.other.font = [UIFont fontWithName:[AppFont fromServer] size:17];
}

@end
