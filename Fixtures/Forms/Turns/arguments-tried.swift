// A function that takes candidates.
import UIKit

extension UIFont {
  static func first(of names: String..., size: CGFloat) -> UIFont {
    for name in names {
      if let font = UIFont(name: name, size: size) { return font }
    }
    return .systemFont(ofSize: size)
  }
}

let title = UIFont.first(of: "GateSans-Bald", "GateSans-Bold", size: 17)
//                           ^ missed
//                                            ^ right
let body = UIFont.first(of: "GateSans-Bild", "GateSans-Buld", size: 17)
//                          ^ wrong
//                                           ^ too
