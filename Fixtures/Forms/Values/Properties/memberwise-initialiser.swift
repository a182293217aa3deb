// Style templates: structs that carry the name by their memberwise initialiser.
import UIKit

struct TextStyle {
  let fontName: String
  let size: CGFloat
  var color: UIColor = .black

  static let title = TextStyle(fontName: "GateSans-Bold", size: 17)
  //                                     ^ right
  static let body = TextStyle(fontName: "GateSans-Bald", size: 12, color: .red)
  //                                    ^ wrong
  static let caption = TextStyle(fontName: Remote.font, size: 12)

  var font: UIFont? { UIFont(name: fontName, size: size) }
  //                               ^ listed
}

let fonts = [TextStyle.title.font, TextStyle.body.font, TextStyle.caption.font]
