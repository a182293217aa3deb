// Names that the instance shared by all holds.
import UIKit

final class FontManager {
  static let shared = FontManager()
  let title = "GateSans-Bold"
  //          ^ right
  var body = "GateSans-Bald"
  //         ^ wrong
  var caption: String { loaded["caption"]! }
  private var loaded: [String: String] = read()
}

let title = UIFont(name: FontManager.shared.title, size: 17)
let body = UIFont(name: FontManager.shared.body, size: 17)
let caption = UIFont(name: FontManager.shared.caption, size: 17)
//                         ^ listed
