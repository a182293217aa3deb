// A subscript that takes the name.
import UIKit

struct Fonts {
  subscript(name: String, size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
  //                                                               ^ listed
  static subscript(named name: String) -> UIFont? { UIFont(name: name, size: 17) }
}

let fonts = Fonts()
let title = fonts["GateSans-Bold", 17]
//                ^ right
let body = Fonts()["GateSans-Bald", 17]
//                 ^ wrong
let caption = fonts[Remote.font, 17]
let other = Fonts[named: "GateSans-Bild"]
//                       ^ wrong
