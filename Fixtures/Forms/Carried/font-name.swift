// The name of a font that was made elsewhere.
import UIKit

func larger(_ label: UILabel) -> UIFont? {
  UIFont(name: label.font.fontName, size: 20)
  //           ^ carried
}

let title = UIFont(name: "GateSans-Bold", size: 17)!
//                       ^ right
let body = UIFont(name: "GateSans-Bald", size: 17)!
//                      ^ wrong
let largerTitle = UIFont(name: title.fontName, size: 20)
let largerBody = UIFont(name: body.fontName, size: 20)
let smaller = body.withSize(12)
let asked = UIFont(name: Remote.name, size: 20)!
//                       ^ listed
let largerAsked = UIFont(name: asked.fontName, size: 20)
//                             ^ carried

final class Page: UIViewController {
  @IBOutlet private var pad: Pad!

  func enlarge() {
    guard let titleFont = pad.keys.titleFont else { return }
    pad.keys.titleFont = UIFont(name: titleFont.fontName, size: 40)
    //                                ^ carried
  }
}
