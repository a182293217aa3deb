#import <UIKit/UIKit.h>

UIFont *ChessFont(NSString *name, CGFloat size);
