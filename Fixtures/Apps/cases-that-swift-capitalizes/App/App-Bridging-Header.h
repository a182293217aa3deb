#import "UIFont+Kinds.h"
