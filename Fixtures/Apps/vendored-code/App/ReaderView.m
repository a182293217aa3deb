#import "Icons.h"
#import <Banner/Banner.h>

@implementation ReaderView

- (void)awakeFromNib {
  self.title.font = [UIFont fontWithName:@"GateSans-Regular" size:28];
  // The name is written in a header that is compiled into the app, and no font has it.
  self.icon.font = [UIFont fontWithName:kIconFontName size:17];
  // A constant of a package, which is not read.
  self.banner.font = [UIFont fontWithName:kBannerFontName size:17];
}

@end
