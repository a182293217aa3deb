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

  func grown(_ font: UIFont) -> UIFont? { UIFont(name: font.fontName, size: 13) }
  //                                                   ^ wrong

  func draw(_ label: UILabel) {
    label.font = grown(UIFont.systemFont(ofSize: 10))
    label.font = UIFont(name: "GateSans-Bold", size: 10) ?? UIFont.systemFont(ofSize: 10)
    //                        ^ right
    label.font = UIFont.systemFont(ofSize: 10).withSize(12)
  }
}
