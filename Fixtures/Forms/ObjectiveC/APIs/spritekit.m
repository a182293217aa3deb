// Labels of SpriteKit, made with a name and set to one.
#import <SpriteKit/SpriteKit.h>

@implementation Scene

- (void)didMoveToView:(SKView *)view {
  SKLabelNode *title = [SKLabelNode labelNodeWithFontNamed:@"GateSans-Bald"];
  //                                                       ^ wrong
  SKLabelNode *body = [[SKLabelNode alloc] initWithFontNamed:@"GateSans-Bold"];
  //                                                         ^ right
  SKLabelNode *score = [SKLabelNode labelNodeWithText:@"0"];
  score.fontName = @"GateSans-Bild";
  //               ^ wrong
  [self addChild:title];
  [self addChild:body];
  [self addChild:score];
}

@end
