// A font's own name, read in an extension of its class, is that of a font that exists already.
import SwiftUI
import UIKit

extension UIFont {
  func scaled(relativeTo style: Font.TextStyle) -> Font {
    .custom(fontName, size: pointSize, relativeTo: style)
    //      ^ carried
  }

  var family: UIFont? {
    UIFont(name: familyName, size: pointSize)
    //           ^ carried
  }
}

struct Badge {
  let fontName: String

  var font: Font { .custom(fontName, size: 17) }
}

let badge = Badge(fontName: "GateSans-Bald").font
//                          ^ wrong
