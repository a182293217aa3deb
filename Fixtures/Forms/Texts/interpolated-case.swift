// Names with an enum's case in them, as text describes it.
import UIKit

enum Face: String {
  case Bold, Bald
}

enum Family {
  case GateSans
}

func font(_ family: Family, _ face: Face) -> UIFont? {
  UIFont(name: "\(family)-\(face)", size: 17)
  //           ^ right
  //           ^ wrong
}

let title = font(.GateSans, .Bold)
let body = font(.GateSans, .Bald)
let caption = UIFont(name: "\(Remote.family)-Bold", size: 17)
//                         ^ listed
