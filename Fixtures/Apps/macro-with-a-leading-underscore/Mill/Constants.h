#import <UIKit/UIKit.h>
#define _bold_face @"GateSans-Bolt"
