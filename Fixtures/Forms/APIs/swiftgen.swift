// What SwiftGen and Tuist generate, and who uses it.
import UIKit

enum FontFamily {
  enum GateSans {
    static let bold = FontConvertible(name: "GateSans-Bold", family: "Gate Sans", path: "GateSans-Bold.ttf")
    //                                      ^ right
    static let bald = AppFontConvertible(name: "GateSans-Bald", family: "Gate Sans", path: "GateSans-Bold.ttf")
    //                                         ^ wrong
    static let remote = FontConvertible(name: Remote.font, family: "Gate Sans", path: "GateSans-Bold.ttf")
    //                                        ^ listed
  }
}

struct FontConvertible {
  let name: String
  let family: String
  let path: String
  func font(size: CGFloat) -> UIFont {
    guard let font = UIFont(name: name, size: size) else { fatalError(name) }
    return font
  }
}

let title = FontFamily.GateSans.bold.font(size: 17)
let body = FontFamily.GateSans.bald.font(size: 17)
