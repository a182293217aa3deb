// What is there only in one branch.
import UIKit

struct Style {
  var name: String?
  var family = "GateSans"
}

func font(_ style: Style) -> UIFont? {
  if style.name != nil {
    return UIFont(name: style.name ?? "GateSans-Bild", size: 17)
  }
  return UIFont(name: style.family + "-Regular", size: 17)
//                    ^ right
}

func plain(_ name: String?) -> UIFont? {
  guard name != nil else { return UIFont(name: "GateSans-Italic", size: 17) }
  //                                           ^ right
  return UIFont(name: name ?? "GateSans-Oblique", size: 17)
}

let title = font(Style(name: "GateSans-Bold"))
//                           ^ right
let note = font(Style(name: "GateSans-Bald"))
//                          ^ wrong
let body = font(Style())
let other = plain("MyFont")
//                ^ right
let none = plain(nil)
