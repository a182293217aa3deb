// A type by another name, of the app and of the platform.
import UIKit

enum ApplicationFontNames {
  static let title = "GateSans-Bold"
  //                 ^ right
  static let body = "GateSans-Bald"
  //                ^ wrong
}

typealias Names = ApplicationFontNames
typealias PlatformFont = UIFont
typealias Label = (name: String, size: CGFloat)

let title = PlatformFont(name: Names.title, size: 17)
let body = PlatformFont(name: Names.body, size: 17)
let caption = PlatformFont(name: Names.caption, size: 17)
//                               ^ listed
