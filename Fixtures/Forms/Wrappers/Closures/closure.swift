// Closures that take the name: local, static and stored.
import UIKit

enum Fonts {
  static let make: (String, CGFloat) -> UIFont? = { UIFont(name: $0, size: $1) }
  //                                                             ^ listed
}

func title() -> UIFont? {
  let make = { (name: String) in UIFont(name: name, size: 17) }
  return make("GateSans-Bald")
  //          ^ wrong
}

let body = Fonts.make("GateSans-Bold", 17)
//                    ^ right
let caption = Fonts.make(Remote.font, 17)
let other = Fonts.make("GateSans-Bild", 17)
//                     ^ wrong
