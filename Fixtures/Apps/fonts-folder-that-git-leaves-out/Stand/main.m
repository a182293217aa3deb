#import <Cocoa/Cocoa.h>

int main(int argc, const char *argv[]) {
  NSFont *title = [NSFont fontWithName:@"Brand-Book" size:13.0];
  NSLog(@"%@", title);
  return NSApplicationMain(argc, argv);
}
