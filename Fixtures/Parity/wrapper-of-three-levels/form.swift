// A function around a method around an initialiser.
import UIKit

extension UIFont {
  static func gate(_ name: String) -> UIFont? { UIFont(name: name, size: 17) }
}

struct Style {
  let font: UIFont?
  init(face: String) { font = UIFont.gate(face) }
}

func style(_ label: UILabel, _ face: String) { label.font = Style(face: face).font }

final class Page: UIViewController {
  override func viewDidLoad() {
    style(titleLabel, "GateSans-Bold")
    style(bodyLabel, "GateSans-Bald")
  }
}
