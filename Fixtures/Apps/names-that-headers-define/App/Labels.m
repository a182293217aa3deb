#import <UIKit/UIKit.h>
#import "Labels.h"

// The header says so already.
#ifndef BODY_FONT
#define BODY_FONT @"Left-Out-F"
#endif
#ifndef NOTE_FONT
#define NOTE_FONT @"Left-Out-G"
#endif

int main(int argc, char *argv[]) {
  UILabel *label = [UILabel new];
#if USES_BRAND_FONT
  label.font = [UIFont fontWithName:@"GateSans-Regular" size:17];
#else
  label.font = [UIFont fontWithName:@"Left-Out-A" size:17];
#endif
#if USES_OLD_FONT
  label.font = [UIFont fontWithName:@"Left-Out-B" size:17];
#endif
#if SHOWS_DRAFTS
  label.font = [UIFont fontWithName:@"Left-Out-C" size:17];
#endif
#define IS_WIDE 0
#if IS_WIDE
  label.font = [UIFont fontWithName:@"Left-Out-D" size:17];
#endif
#undef IS_WIDE
#ifdef IS_WIDE
  label.font = [UIFont fontWithName:@"Left-Out-E" size:17];
#endif
#if USES_NEW_FONT
  label.font = [UIFont fontWithName:@"Perhaps-A" size:17];
#endif
// It stands in a header that this file does not include.
#if SHOWS_BETA
  label.font = [UIFont fontWithName:@"Perhaps-B" size:17];
#endif
#ifdef BETA
#define IS_BOLD 0
#endif
#if IS_BOLD
  label.font = [UIFont fontWithName:@"Perhaps-C" size:17];
#endif
#if THEME == 1
  label.font = [UIFont fontWithName:@"Left-Out-H" size:17];
#endif
  label.font = [UIFont fontWithName:BODY_FONT size:17];
  label.font = [UIFont fontWithName:NOTE_FONT size:17];
  return 0;
}
