// A case that falls into the next: what it sets is set anew there.
import UIKit

final class Page: UIViewController {
  func draw(_ style: Int) {
    var name = "GateSans-Regular"
    switch style {
    case 1:
      name = "GateSans-Bald"
      fallthrough
    case 2:
      name = "GateSans-Bold"
    case 3:
      name = "GateSans-Italic"
      fallthrough
    case 4:
      titleLabel.font = UIFont(name: name, size: 28)
      fallthrough
    default:
      name = "MyFont"
    }
    bodyLabel.font = UIFont(name: name, size: 17)
  }
}
