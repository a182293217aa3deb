// That this is Swift 2 is seen by how it asks for colors; what Swift 3 calls so later is a type of its own here, or a
// property and an argument of that name.
import UIKit

enum Weight {
  case Regular, Heavy
  var name: String { return UIFont.gateName(self) }
}

extension UIFont {
  static func gateName(weight: Weight) -> String {
    switch weight {
    case .Regular: return "GateSans-Regular"
    //                    ^ right
    case .Heavy: return "GateSans-Heavy"
    //                  ^ wrong
    }
  }
}

protocol Notification {
  func post()
}

extension NSMutableURLRequest {
  convenience init(URL: NSURL, method: String) {
    self.init(URL: URL)
  }
}

class Screen: UIViewController, Notification {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var bodyLabel: UILabel!

  func post() {
    let address = NSMutableURLRequest().URL?.absoluteString
    titleLabel.text = address
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.textColor = UIColor.whiteColor()
    titleLabel.font = UIFont(name: Weight.Heavy.name, size: 26)
    bodyLabel.font = UIFont(name: Weight.Regular.name, size: 16)
  }
}
