#import <UIKit/UIKit.h>

UIFont *ChessFont(NSString *name, CGFloat size) {
    UIFont *font = [UIFont fontWithName:name size:size];
    if (font == nil) {
        NSString *spaced = [[name stringByReplacingOccurrencesOfString:@"-" withString:@" "]
            stringByReplacingOccurrencesOfString:@"GateSans" withString:@"Gate Sans"];
        font = [UIFont fontWithName:spaced size:size];
    }
    return font;
}
