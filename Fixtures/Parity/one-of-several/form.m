// What a name ends in depends on which of some families it begins with.
#import <UIKit/UIKit.h>

@implementation Page

- (void)viewDidLoad {
  self.titleLabel.font = [UIFont fontWithName:[self either:self.title] size:28];
  self.noteLabel.font = [UIFont fontWithName:[self neither:self.title] size:17];
  self.quoteLabel.font = [UIFont fontWithName:[self listed:self.title] size:17];
  self.bodyLabel.font = [UIFont fontWithName:[self cases:Settings.style] size:17];
  self.linkLabel.font = [UIFont fontWithName:[self orElse:self.title] size:17];
}

- (NSString *)either:(NSString *)style {
  NSString *family = [style hasPrefix:@"a"] ? @"GateSans" : @"My";
  NSString *end;
  if ([family isEqualToString:@"GateSans"] || [family isEqual:@"GateSerif"])
    end = @"-Bold";
  else
    end = @"Font";
  return [family stringByAppendingString:end];
}

- (NSString *)neither:(NSString *)style {
  NSString *family = [style hasPrefix:@"a"] ? @"GateSans" : [style hasPrefix:@"b"] ? @"GateFlat" : @"My";
  NSString *end = @"Font";
  if (!(![family isEqualToString:@"GateSans"] && ![family isEqualToString:@"GateFlat"])) end = @"-Italic";
  return [family stringByAppendingString:end];
}

- (NSString *)listed:(NSString *)style {
  NSString *family = [style hasPrefix:@"a"] ? @"GateSans" : @"My";
  NSArray *upright = @[ @"GateSans", @"GateSerif" ];
  NSString *end;
  if ([upright containsObject:family]) end = @"-Regular";
  else end = @"Font";
  return [family stringByAppendingString:end];
}

- (NSString *)orElse:(NSString *)style {
  NSString *family = [style hasPrefix:@"a"] ? @"GateSans" : @"My";
  NSString *end;
  if ([family isEqualToString:@"GateSans"] || Settings.isLarge) end = @"-BoldItalic";
  else end = @"Font";
  return [family stringByAppendingString:end];
}

- (NSString *)cases:(NSInteger)style {
  NSString *begin;
  NSString *end;
  switch (style) {
    case 1:
    case 3: begin = @"GateSans"; break;
    default: begin = @"My";
  }
  switch (style) {
    case 1:
    case 3: end = @"-Bald"; break;
    default: end = @"Font";
  }
  return [begin stringByAppendingString:end];
}

@end
