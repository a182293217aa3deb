@implementation Badge
- (void)draw { self.label.font = [UIFont fontWithName:@"GateBadge-Bold" size:17]; }
@end
