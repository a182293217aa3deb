// An object that carries the name to where the font is made.
import UIKit

struct TextStyle {
  let name: String
  let size: CGFloat

  var font: UIFont? { UIFont(name: name, size: size) }
}

final class Page: UIViewController {
  let heading = TextStyle(name: "GateSans-Bold", size: 28)

  override func viewDidLoad() {
    titleLabel.font = heading.font
    bodyLabel.font = TextStyle(name: "GateSans-Bald", size: 17).font
  }
}
