// Names made by a format.
import UIKit

func font(_ weight: String) -> UIFont? {
  UIFont(name: String(format: "%@-%@", "GateSans", weight), size: 17)
  //                          ^ right
  //                          ^ wrong
  //           ^ listed
}

let title = font("Bold")
let body = font("Bald")
let caption = font(Remote.weight)
