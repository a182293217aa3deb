// What a property gets has parts that only the callers of the method know.
#import <UIKit/UIKit.h>

@interface Theme : NSObject
@property (nonatomic, copy) NSArray<NSString *> *names;
@property (nonatomic, copy) NSDictionary *faces;
@end

@implementation Theme

- (void)useName:(NSString *)name {
  self.names = @[name, @"GateSans-Bold"];
  self.faces = @{@"title": name};
}

- (UIFont *)first { return [UIFont fontWithName:self.names[0] size:17]; }

- (UIFont *)title { return [UIFont fontWithName:self.faces[@"title"] size:17]; }

@end

@interface Page : UIViewController
@property (nonatomic, strong) Theme *theme;
@end

@implementation Page

- (void)viewDidLoad {
  [self.theme useName:@"GateSans-Bald"];
  //                  ^ wrong
  UILabel *label = [UILabel new];
  label.font = [self.theme first];
  UILabel *other = [UILabel new];
  other.font = [self.theme title];
  [self.view addSubview:label];
  [self.view addSubview:other];
}

@end
