// A variable that other code sets.
import UIKit

final class Appearance {
  static var titleFont = "GateSans-Bold"
  //                     ^ right
  static var bodyFont = "GateSans-Regular"
  //                    ^ right
  static var captionFont: String!
}

func start() {
  Appearance.bodyFont = "GateSans-Bald"
  //                    ^ wrong
  Appearance.captionFont = UserDefaults.standard.string(forKey: "font")
}

let title = UIFont(name: Appearance.titleFont, size: 17)
let body = UIFont(name: Appearance.bodyFont, size: 17)
let caption = UIFont(name: Appearance.captionFont, size: 17)
//                         ^ listed
