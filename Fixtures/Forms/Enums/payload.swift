// The name is what a case carries.
import UIKit

enum Style {
  case system
  case custom(name: String, size: CGFloat)

  var font: UIFont? {
    switch self {
    case .system: return .systemFont(ofSize: 12)
    case .custom(let name, let size): return UIFont(name: name, size: size)
    //                                                    ^ listed
    }
  }
}

let title = Style.custom(name: "GateSans-Bold", size: 17).font
//                             ^ right
let body = Style.custom(name: "GateSans-Bald", size: 17).font
//                            ^ wrong
let caption = Style.custom(name: Remote.font, size: 17).font
