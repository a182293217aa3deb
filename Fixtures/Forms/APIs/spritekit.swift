// SpriteKit's labels.
import SpriteKit

final class Scene: SKScene {
  let title = SKLabelNode(fontNamed: "GateSans-Bold")
  //                                 ^ right
  let text = SKLabelNode(fontNamed: "GateSans-Bald")
  //                                ^ wrong
  let score = SKLabelNode()

  override func didMove(to view: SKView) {
    score.fontName = "GateSans-Bald"
    //               ^ wrong
    title.fontName = Remote.font
    //               ^ listed
    (childNode(withName: "label") as? SKLabelNode)?.fontName = "GateSans-Bald"
    //                                                         ^ wrong
  }
}

final class ScoreNode: SKLabelNode {
  override init() {
    super.init(fontNamed: "GateSans-Bald")
    //                    ^ wrong
    fontName = "GateSans-Bild"
    //         ^ wrong
  }
  required init?(coder: NSCoder) { nil }
}
