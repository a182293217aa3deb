// A default that an extension of a protocol gives, and a type that has its own.
import UIKit

protocol Styled {}

extension Styled {
  var fontName: String { "GateSans-Bold" }
  //                     ^ right
  func font() -> UIFont? { UIFont(name: fontName, size: 17) }
  static func make(_ name: String) -> UIFont? { UIFont(name: name, size: 17) }
  //                                                         ^ listed
}

struct Title: Styled {}
struct Body: Styled {}

let title = Title().font()
let body = Body.make("GateSans-Bald")
//                   ^ wrong
let caption = Body.make(Remote.font)
