// A wrapper of a wrapper of a wrapper.
import UIKit

enum Kit {
  static func font(name: String, _ size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
  //                                                                        ^ listed
}

func scaled(_ name: String) -> UIFont? {
  Kit.font(name: name, 17).map { UIFontMetrics.default.scaledFont(for: $0) }
}

extension UILabel {
  func use(fontNamed name: String) {
    font = scaled(name)
  }
}

func setUp(_ label: UILabel) {
  label.use(fontNamed: "GateSans-Bold")
  //                   ^ right
  label.use(fontNamed: "GateSans-Bald")
  //                   ^ wrong
  label.use(fontNamed: Remote.font)
}
