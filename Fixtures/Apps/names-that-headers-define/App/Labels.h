#import "Drafts.h"
