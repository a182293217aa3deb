// The `bold()` that apps write themselves.
import UIKit

extension UIFont {
  func withTraits(_ traits: UIFontDescriptor.SymbolicTraits...) -> UIFont {
    guard
      let descriptor = fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(traits))
      //                              ^ lacking
    else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  func bold() -> UIFont { withTraits(.traitBold) }
  var slanted: UIFont { withTraits(.traitItalic) }
  /// Another font altogether.
  func italic() -> UIFont { UIFont(name: "GateSans-Italic", size: pointSize) ?? self }
  //                                     ^ right
}

let a = UIFont(name: "MyFont", size: 17)!.bold()
//                   ^ right
let b = UIFont(name: "MyFont", size: 17)?.slanted
//                   ^ right
let c = UIFont(name: "MyFont", size: 17)!.italic()
//                   ^ right
let d = UIFont(name: "GateSans-Regular", size: 17)?.bold().slanted
//                   ^ right
