// The raw values of an enum, as written.
import UIKit

enum AppFont: String {
  case title = "GateSans-Bold"
  //           ^ right
  case body = "GateSans-Bald"
  //          ^ wrong
  case unused = "GateSans-Italic"
}

let title = UIFont(name: AppFont.title.rawValue, size: 17)
let body = UIFont(name: AppFont.body.rawValue, size: 17)
let caption = UIFont(name: Settings.font.rawValue, size: 17)
//                         ^ listed
