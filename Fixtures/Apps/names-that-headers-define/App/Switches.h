#ifndef SWITCHES_H
#define SWITCHES_H

#define USES_BRAND_FONT 1
#define USES_OLD_FONT 0

// Who builds it may say otherwise.
#ifndef USES_NEW_FONT
#define USES_NEW_FONT 0
#endif

#define BODY_FONT @"GateSans-Regular"
#ifndef NOTE_FONT
#define NOTE_FONT @"GateSans-Regular"
#endif
#define THEME 2

#endif
