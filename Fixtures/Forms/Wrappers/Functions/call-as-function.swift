// A value that is called.
import UIKit

struct FontMaker {
  var size: CGFloat
  func callAsFunction(_ name: String) -> UIFont? { UIFont(name: name, size: size) }
  //                                                            ^ listed
}

let font = FontMaker(size: 17)
let title = font("GateSans-Bold")
//               ^ right
let body = FontMaker(size: 12)("GateSans-Bald")
//                             ^ wrong
let caption = font(Remote.font)
