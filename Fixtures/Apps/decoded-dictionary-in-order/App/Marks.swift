import UIKit

enum Mark { case old, new }

extension UIFont {
  static let old = UIFont(name: "GateSans-Old", size: 17)
}

// The case of a mark is no font.
func mark(_ labels: [Mark: UILabel]) {
  for (mark, label) in labels {
    switch mark {
    case .old: label.text = "old"
    case .new: label.font = UIFont.old
    }
  }
}
