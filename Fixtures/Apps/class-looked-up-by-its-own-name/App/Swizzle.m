#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static void pierSwizzle(Class fromClass, SEL selector) {
    fromClass = class_isMetaClass(fromClass) ? objc_getClass(class_getName(fromClass)) : fromClass;
    NSLog(@"%@ %@", fromClass, NSStringFromSelector(selector));
}
@interface PierTides : NSObject
@end
@implementation PierTides
+ (void)load {
    pierSwizzle([NSArray class], @selector(count));
}
@end
