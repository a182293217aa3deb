#import <Foundation/Foundation.h>

// Classes that are looked up by unknown names, where nobody asks for it, or nothing is made of them.
@interface Log : NSObject
+ (int)levelForClassWithName:(NSString *)name;
+ (NSArray *)namesOfClasses;
+ (BOOL)isNote:(id)item named:(NSString *)name;
@end

@implementation Log
+ (int)levelForClassWithName:(NSString *)name {
    Class found = NSClassFromString(name);
    return [found respondsToSelector:@selector(logLevel)] ? 1 : 0;
}

+ (NSArray *)allClasses {
    unsigned int count;
    Class *classes = objc_copyClassList(&count);
    return @[@(count)];
}

+ (NSArray *)namesOfClasses { return [[self allClasses] valueForKey:@"description"]; }

+ (BOOL)isNote:(id)item named:(NSString *)name {
    return [item isKindOfClass:NSClassFromString(name)];
}
@end
