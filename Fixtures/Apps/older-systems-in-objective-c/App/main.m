#import <UIKit/UIKit.h>
#import "App-Swift.h"

UIFont *GateChart(int part);

static UIFont *GateTitle(void) {
  if (@available(iOS 13, *)) {
    return [UIFont fontWithName:@"GateSans-Bald" size:17];
  } else {
    return [UIFont fontWithName:@"GateSans-Older" size:17];
  }
}

static UIFont *GateBody(void) {
  if (@available(iOS 17.0, macOS 14, *)) {
    return [UIFont fontWithName:@"GateSans-Regular" size:17];
  }
  return [UIFont fontWithName:@"GateSans-Sometimes" size:17];
}

int main(int argc, char *argv[]) {
  NSLog(@"%@ %@ %@ %@ %@", GateTitle(), GateBody(), GateChart(argc), [Lines font], [Lines compared]);
  return UIApplicationMain(argc, argv, nil, nil);
}
