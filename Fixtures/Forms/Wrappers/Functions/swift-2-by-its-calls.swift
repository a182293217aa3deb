// Swift 2 calls a function without the label of its first parameter. That this is its code is seen by how it asks for
// colors, as the app begins in Objective-C.
import UIKit

enum Weight {
  case Regular, Bold, Heavy
  var name: String { return UIFont.gateName(self) }
}

extension UIFont {
  static func gateName(weight: Weight) -> String {
    switch weight {
    case .Regular: return "GateSans-Regular"
    //                    ^ right
    case .Bold: return "GateSans-Bald"
    case .Heavy: return "GateSans-Heavy"
    //                  ^ wrong
    }
  }
}

class Screen: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var bodyLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.textColor = UIColor.whiteColor()
    titleLabel.font = UIFont(name: Weight.Heavy.name, size: 26)
    bodyLabel.font = UIFont(name: Weight.Regular.name, size: 16)
  }
}
