// Labels of a scene that are set one after the other.
import SpriteKit

final class Scene: SKScene {
  var score: SKLabelNode!
  var labels: [SKLabelNode] = []

  func setUp() {
    score = .init(fontNamed: "GateSans-Bald")
    //                       ^ wrong
    let title = SKLabelNode(text: "a").centred()
    [score, title].forEach { $0?.fontName = "GateSans-Bild" }
    //                                      ^ wrong
    for label in labels { label.fontName = "GateSans-Bold" }
    //                                     ^ right
    labels[0].fontName = "GateSans-Bund"
    //                   ^ wrong
  }
}

extension SKLabelNode {
  func centred() -> SKLabelNode { self }
}
