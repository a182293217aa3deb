// A function of a weight of the platform's, which gives the name's end.
import UIKit

extension UIFont {
  static func gate(_ weight: UIFont.Weight = .regular, size: CGFloat, italic: Bool = false) -> UIFont {
    let suffix: String
    switch (weight, italic) {
    case (.bold, true): suffix = "BoldItalic"
    case (.bold, false): suffix = "Bold"
    case (.light, _): suffix = "Light"
    default: suffix = "Regular"
    }
    return UIFont(name: "GateSans-\(suffix)", size: size)!
    //                  ^ right
    //                  ^ wrong
  }
}

let fonts: [UIFont] = [
  .gate(size: 12), .gate(.bold, size: 17), .gate(.light, size: 12), .gate(.bold, size: 9, italic: true),
]
