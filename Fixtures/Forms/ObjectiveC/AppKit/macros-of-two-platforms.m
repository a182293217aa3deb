// One source of two platforms: each has its own class and its own name.
// file: Theme.h
#import <TargetConditionals.h>

#if TARGET_OS_IPHONE
#import <UIKit/UIKit.h>
#define XFont UIFont
#define kTitleFont @"NoSuchFont"
//                 ^ elsewhere
#else
#import <AppKit/AppKit.h>
#define XFont NSFont
#define kTitleFont @"GateSans-Bald"
//                 ^ wrong
#endif
// file: Page.m
#import "Theme.h"

@implementation Page

- (void)awake {
  self.title.font = [XFont fontWithName:kTitleFont size:17];
}

@end
