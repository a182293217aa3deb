// What Core Text and descriptors say that a font is called: the font is there.
#import <UIKit/UIKit.h>
#import <CoreText/CoreText.h>

@interface Page : UIViewController
@end

@implementation Page

- (void)viewDidLoad {
    [super viewDidLoad];
    UILabel *label = [[UILabel alloc] init];
    label.font = [UIFont fontWithName:@"GateSans-Regular" size:17];
    //                                ^ right
    CTFontRef font = (__bridge CTFontRef)label.font;
    CTFontRef a = CTFontCreateWithName(CTFontCopyName(font, kCTFontPostScriptNameKey), 12, NULL);
    //                                 ^ carried
    CTFontRef b = CTFontCreateWithName(CTFontCopyPostScriptName(font), 12, NULL);
    //                                 ^ carried
    CTFontRef c = CTFontCreateWithName(CTFontCopyFullName(font), 12, NULL);
    //                                 ^ carried
    CTFontRef d = CTFontCreateWithName(CTFontCopyFamilyName(font), 12, NULL);
    //                                 ^ carried
    CGFontRef graphics = CTFontCopyGraphicsFont(font, NULL);
    CTFontRef e = CTFontCreateWithName(CGFontCopyPostScriptName(graphics), 12, NULL);
    //                                 ^ carried
    UIFont *f = [UIFont fontWithName:(__bridge_transfer NSString *)CTFontCopyPostScriptName(font) size:13];
    //                               ^ carried
    NSString *name = (NSString *)[label.font.fontDescriptor objectForKey:UIFontDescriptorNameAttribute];
    UIFont *g = [UIFont fontWithName:name size:13];
    //                               ^ carried
    CTFontDescriptorRef descriptor = CTFontCopyFontDescriptor(font);
    NSString *other = (__bridge_transfer NSString *)CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute);
    UIFont *h = [UIFont fontWithName:other size:13];
    //                               ^ carried
    UIFont *i = [UIFont fontWithName:(__bridge_transfer NSString *)CTFontCopyAttribute(font, kCTFontNameAttribute) size:13];
    //                               ^ carried
    NSString *style = (__bridge_transfer NSString *)CTFontCopyAttribute(font, kCTFontStyleNameAttribute);
    UIFont *j = [UIFont fontWithName:style size:13];
    //                               ^ listed
}

// What a text has under the key may be a font of Core Text, and never a color.
- (NSDictionary *)scaled:(NSDictionary *)attributes {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    [attributes enumerateKeysAndObjectsUsingBlock:^(id key, id value, BOOL *stop) {
        result[key] = [key isEqualToString:NSFontAttributeName] ? [self scale:value] : value;
    }];
    return result;
}

- (UIFont *)scale:(UIFont *)font {
    return [UIFont fontWithName:font.fontName size:12];
    //                          ^ carried
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.title = [[self scaled:@{NSForegroundColorAttributeName: [UIColor blueColor]}] description];
}

@end
