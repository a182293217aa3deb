// A struct that stands for an enum: static instances with raw values.
import UIKit

struct FontName: RawRepresentable {
  var rawValue: String
  static let bold = FontName(rawValue: "GateSans-Bold")
  //                                   ^ right
  static let bald = FontName(rawValue: "GateSans-Bald")
  //                                   ^ wrong
  static let remote = FontName(rawValue: Remote.font)
}

extension UIFont {
  convenience init?(_ name: FontName, size: CGFloat) {
    self.init(name: name.rawValue, size: size)
    //              ^ listed
  }
}

let title = UIFont(.bold, size: 17)
let body = UIFont(.bald, size: 17)
let caption = UIFont(.remote, size: 17)
