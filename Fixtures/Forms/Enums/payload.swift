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

// A default stands for what the case is not given.
enum Label {
  case plain
  case marked(_ text: String, face: String = "GateSans-Marked", isLarge: Bool = false)
  //                                         ^ wrong
  case boxed(face: String = "GateSans-Boxed")

  var font: UIFont? {
    switch self {
    case .plain, .boxed: return .systemFont(ofSize: 12)
    case let .marked(_, face, isLarge):
      return isLarge
        ? UIFont(name: "GateSans-Large", size: 17) : UIFont(name: face, size: 17)
      //               ^ unused
    }
  }
}

let marked = Label.marked("Tides").font
let other = Label.marked("Tides", face: "GateSans-Regular").font
//                                      ^ right
let boxed = Label.boxed().font
