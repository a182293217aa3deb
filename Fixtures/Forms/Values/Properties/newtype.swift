// A newtype made of a literal.
import UIKit

struct FontName: ExpressibleByStringLiteral {
  let value: String
  init(stringLiteral value: String) { self.value = value }
}

extension FontName {
  static let title: FontName = "GateSans-Bold"
  //                           ^ right
  static let remote = FontName(stringLiteral: Remote.font)
}

func font(_ name: FontName) -> UIFont? { UIFont(name: name.value, size: 17) }
//                                                    ^ listed

let title = font(.title)
let body = font("GateSans-Bald")
//              ^ wrong
let caption = font(.remote)
