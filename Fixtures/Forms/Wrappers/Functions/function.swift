// A function that takes the name.
import UIKit

func appFont(_ name: String, size: CGFloat) -> UIFont {
  UIFont(name: name, size: size)!
  //           ^ listed
}

let title = appFont("GateSans-Bold", size: 17)
//                  ^ right
let body = appFont("GateSans-Bald", size: 17)
//                 ^ wrong
let caption = appFont(Remote.font, size: 17)
