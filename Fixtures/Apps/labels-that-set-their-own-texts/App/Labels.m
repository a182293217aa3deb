#import <UIKit/UIKit.h>

@interface PaintedLabel: UILabel
@property (nonatomic, copy) NSString *fontFamily;
@property (nonatomic) CGFloat fontSize;
@end

@implementation PaintedLabel

- (void)awakeFromNib {
    [super awakeFromNib];
    NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithAttributedString:self.attributedText];
    [text addAttribute:NSFontAttributeName
                 value:[UIFont fontWithName:self.fontFamily size:self.fontSize]
                 range:NSMakeRange(0, text.length)];
    self.attributedText = text;
}

@end

@implementation ColoredLabel

// The fonts stay.
- (void)awakeFromNib {
    [super awakeFromNib];
    NSMutableAttributedString *text = [self.attributedText mutableCopy];
    [text addAttribute:NSForegroundColorAttributeName value:[UIColor redColor] range:NSMakeRange(0, text.length)];
    [self setAttributedText:text];
}

@end

@implementation ResizedLabel

// The names of the fonts stay.
- (void)awakeFromNib {
    [super awakeFromNib];
    NSMutableAttributedString *text = [self.attributedText mutableCopy];
    UIFont *font = [text attribute:NSFontAttributeName atIndex:0 effectiveRange:nil];
    [text addAttribute:NSFontAttributeName value:[UIFont fontWithName:font.fontName size:20] range:NSMakeRange(0, [text length])];
    [self setAttributedText:text];
}

@end
