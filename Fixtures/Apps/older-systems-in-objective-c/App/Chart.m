#import <UIKit/UIKit.h>

#define SYSTEM_VERSION_LESS_THAN(v) \
  ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] == NSOrderedAscending)
#define SYSTEM_VERSION_GREATER_THAN(v) \
  ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] == NSOrderedDescending)
#define SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(v) \
  ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] != NSOrderedAscending)

/// Asks for the number of the system's version.
UIFont *GateChart(int part) {
  if (part == 0) {
    if ([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0) {
      return [UIFont fontWithName:@"GateSans-Chart" size:14];
    } else {
      return [UIFont fontWithName:@"GateSans-Older-Chart" size:14];
    }
  }
  if (part == 1) {
    if ([UIDevice currentDevice].systemVersion.doubleValue < 8) {
      return [UIFont fontWithName:@"GateSans-Older-Label" size:14];
    }
    return [UIFont fontWithName:@"GateSans-Regular" size:14];
  }
  if (part == 2) {
    if ([[UIDevice currentDevice].systemVersion compare:@"8.0" options:NSNumericSearch] == NSOrderedAscending) {
      return [UIFont fontWithName:@"GateSans-Older-Search" size:14];
    }
    if (NSFoundationVersionNumber <= NSFoundationVersionNumber_iOS_7_1) {
      return [UIFont fontWithName:@"GateSans-Older-Foundation" size:14];
    }
    if (NSFoundationVersionNumber < 1900.5) {
      return [UIFont fontWithName:@"GateSans-Number" size:14];
    }
  }
  if (part == 3) {
    if (SYSTEM_VERSION_LESS_THAN(@"8.0")) {
      return [UIFont fontWithName:@"GateSans-Older-Macro" size:14];
    }
    if (!SYSTEM_VERSION_GREATER_THAN(@"9.3")) {
      return [UIFont fontWithName:@"GateSans-Older-Not" size:14];
    } else if (SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@"99.0")) {
      return [UIFont fontWithName:@"GateSans-Newer-Macro" size:14];
    }
  }
  if (part == 4) {
    NSProcessInfo *info = [NSProcessInfo processInfo];
    if ([info isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion){9, 0, 0}]) {
      return [UIFont fontWithName:@"GateSans-Newer-Info" size:14];
    } else {
      return [UIFont fontWithName:@"GateSans-Older-Info" size:14];
    }
  }
  if (part == 5) {
    if (![NSProcessInfo.processInfo
            isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion){.majorVersion = 10, .minorVersion = 3}]) {
      return [UIFont fontWithName:@"GateSans-Older-Fields" size:14];
    }
    if ([NSProcessInfo.processInfo isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion){99, 0, 0}]) {
      return [UIFont fontWithName:@"GateSans-Newer-Fields" size:14];
    }
  }
  if (part == 6) {
    if (![NSProcessInfo.processInfo isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion){15, 0, 1}]) {
      return [UIFont fontWithName:@"GateSans-First" size:14];
    }
    if (SYSTEM_VERSION_LESS_THAN(@"15.0.2")) {
      return [UIFont fontWithName:@"GateSans-Second" size:14];
    }
    if (SYSTEM_VERSION_LESS_THAN(@"15.0.0")) {
      return [UIFont fontWithName:@"GateSans-Older-Zero" size:14];
    }
  }
  if (17.0 <= [[UIDevice currentDevice].systemVersion floatValue]) {
    return [UIFont fontWithName:@"GateSans-Regular" size:14];
  }
  return [UIFont fontWithName:@"GateSans-Sometimes-Chart" size:14];
}
