// A protocol of enums of names, whose extension makes the font.
import UIKit

protocol FontRepresentable: RawRepresentable where RawValue == String {}

extension FontRepresentable {
  func of(size: CGFloat) -> UIFont { UIFont(name: rawValue, size: size) ?? .systemFont(ofSize: size) }
}

enum Gate: String, FontRepresentable {
  case bold = "GateSans-Bold"
  //          ^ right
  case bald = "GateSans-Bald"
  //          ^ wrong
  case neverUsed = "GateSans-Reguler"
}

let title = Gate.bold.of(size: 17)
let body = Gate.bald.of(size: 12)
