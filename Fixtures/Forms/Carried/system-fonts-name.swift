// The system font says a private name, which gives another font where it is asked for.
import UIKit

let base = UIFont.systemFont(ofSize: 12)
let larger = UIFont(name: UIFont.boldSystemFont(ofSize: 12).fontName, size: 20)
//                        ^ wrong
let same = UIFont(name: base.fontName, size: 20)
//                      ^ wrong

final class Cell: UIView {
  func own(_ label: UILabel) -> UIFont? { UIFont(name: label.font.fontName, size: 12) }
  //                                                   ^ carried

  func italic() -> UIFont {
    UIFont(descriptor: UIFontDescriptor(name: base.familyName, size: 9), size: 9)
    //                                        ^ missed
  }

  func tall(_ font: UIFont) -> UIFont? { UIFont(name: font.fontName, size: 30) }
  //                                                  ^ wrong

  func wide(_ font: UIFont?) -> UIFont? { UIFont(name: font!.fontName, size: 30) }
  //                                                   ^ wrong

  /// What stands behind the dot is the app's own.
  func faced(_ face: Face) -> UIFont? { UIFont(name: face.fontName, size: 30) }

  func grown(_ font: UIFont) -> UIFont? { UIFont(name: font.fontName, size: 13) }
  //                                                   ^ wrong

  func draw(_ label: UILabel) {
    label.font = tall(.systemFont(ofSize: 10, weight: .bold))
    label.font = wide(.preferredFont(forTextStyle: .body))
    label.font = faced(.systemFont)
    label.font = italic()
    label.font = grown(UIFont.systemFont(ofSize: 10))
    label.font = UIFont(name: "GateSans-Bold", size: 10) ?? UIFont.systemFont(ofSize: 10)
    //                        ^ right
    label.font = UIFont.systemFont(ofSize: 10).withSize(12)
  }
}

enum Face {
  case systemFont

  var fontName: String { "GateSans-Ball" }
  //                     ^ wrong
}
