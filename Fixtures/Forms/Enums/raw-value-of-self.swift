// A method of the enum makes the font of its own raw value.
import UIKit

enum AppFont: String {
  case title = "GateSans-Bold"
  //           ^ right
  case body = "GateSans-Bald"
  //          ^ wrong

  func size(_ size: CGFloat) -> UIFont {
    UIFont(name: self.rawValue, size: size)!
  }

  var fixed: UIFont? { UIFont(name: rawValue, size: 12) }
}

let title = AppFont.title.size(17)
let body = AppFont.body.fixed
