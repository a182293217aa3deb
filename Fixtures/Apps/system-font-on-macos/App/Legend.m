#import <AppKit/AppKit.h>

void drawLegend(NSTextField *field) {
  field.font = [NSFont fontWithName:@"SFProText-Medium" size:12];
}
