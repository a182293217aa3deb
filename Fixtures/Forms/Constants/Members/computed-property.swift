// Computed properties that give literals back.
import UIKit

struct Theme {
  var isBold: Bool

  var titleFont: String { "GateSans-Bold" }
  //                      ^ right

  var bodyFont: String {
    if isBold { return "GateSans-Bald" }
    //                 ^ wrong
    return "GateSans-Regular"
    //     ^ right
  }

  var captionFont: String {
    get { isBold ? "GateSans-Italic" : "GateSans-Itallic" }
    //             ^ right
    //                                 ^ wrong
  }

  var footerFont: String { UserDefaults.standard.string(forKey: "font")! }

  func fonts() -> [UIFont?] {
    [
      UIFont(name: titleFont, size: 17),
      UIFont(name: bodyFont, size: 17),
      UIFont(name: captionFont, size: 17),
      UIFont(name: footerFont, size: 17),
      //           ^ listed
    ]
  }
}
