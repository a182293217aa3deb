// A constant that is another one's value.
import UIKit

enum Fonts {
  static let bold = "GateSans-Bold"
  //                ^ right
  static let bald = "GateSans-Bald"
  //                ^ wrong
  static let remote = RemoteConfig.shared["font"].stringValue
  static let title = bold
  static let body = Fonts.bald
  static let caption = Self.remote
}

let title = UIFont(name: Fonts.title, size: 17)
let body = UIFont(name: Fonts.body, size: 17)
let caption = UIFont(name: Fonts.caption, size: 17)
//                         ^ listed
