#import "UILabel+Gate.h"

@implementation Page

- (void)viewDidLoad {
  [self.label useSentFont];
  [self.label performSelector:@selector(useSelectedFont)];
  [self.view addSubview:[[Badge alloc] init]];
  [[UILabel appearance] setAppearanceFontName:@"any"];
}

@end

int main(int argc, char *argv[]) {
  return UIApplicationMain(argc, argv, nil, @"Page");
}
