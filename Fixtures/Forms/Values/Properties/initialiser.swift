// Structs and classes whose initialiser stores the name.
import UIKit

final class Style {
  private let name: String
  let size: CGFloat

  init(_ fontName: String, size: CGFloat = 17) {
    name = fontName
    self.size = size
  }

  convenience init(remote: Remote) { self.init(remote.font) }

  func make() -> UIFont { UIFont(name: name, size: size)! }
  //                                   ^ listed
}

let title = Style("GateSans-Bold").make()
//                ^ right
let body = Style("GateSans-Bald", size: 12).make()
//               ^ wrong
let caption = Style(remote: remote).make()
