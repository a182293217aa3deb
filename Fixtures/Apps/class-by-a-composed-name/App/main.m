#import <UIKit/UIKit.h>
#import "Delegate.h"
int main(int c, char **v) { return UIApplicationMain(c, v, nil, NSStringFromClass([Delegate class])); }
