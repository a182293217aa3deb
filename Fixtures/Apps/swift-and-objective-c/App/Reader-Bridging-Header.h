#import "Theme.h"
