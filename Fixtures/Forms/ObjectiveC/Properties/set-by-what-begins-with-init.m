// Variables that a method sets which begins like an initializer, and gives nothing.
#import <UIKit/UIKit.h>

@interface Faces : UIViewController {
  NSString *face;
  NSString *other;
  NSString *third;
}
@end

@implementation Faces

- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  self = [super initWithNibName:name bundle:bundle];
  if (self) {
    third = @"GateSans-Bolt";
    //      ^ wrong
  }
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  [self initFaces];
  [self initOther:@"GateSans-Bold"];
  //              ^ right
}

- (void)viewWillAppear:(BOOL)animated {
  self.titleLabel.font = [UIFont fontWithName:face size:28];
  self.bodyLabel.font = [UIFont fontWithName:other size:17];
  self.noteLabel.font = [UIFont fontWithName:third size:12];
}

- (void)initFaces {
  face = @"GateSans-Bald";
  //     ^ wrong
}

- (void)initOther:(NSString *)name {
  other = name;
}

@end

@implementation Page

- (void)viewDidLoad {
  [self show:[[Faces alloc] initWithNibName:@"Faces" bundle:nil]];
}

@end
