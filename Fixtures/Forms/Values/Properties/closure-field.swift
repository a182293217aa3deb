// Structs that hold closures and tuples with names.
import UIKit

enum Weight { case bold, light }

struct Theme {
  var name: (Weight) -> String
  static let main = Theme { weight in
    switch weight {
    case .bold: return "GateSans-Bold"
    //                 ^ right
    case .light: return "GateSans-Light"
    //                  ^ wrong
    }
  }
}

struct Names {
  subscript(_ weight: Weight) -> String { weight == .bold ? "GateSans-Bold" : "GateSans-Lite" }
  //                                                        ^ right
  //                                                                          ^ wrong
  static subscript(_ name: String) -> UIFont? { UIFont(name: name, size: 17) }
}

typealias Spec = (name: String, size: CGFloat)
let specs: [String: Spec] = ["a": ("GateSans-Bald", 12)]
//                                 ^ wrong

func font(_ key: String) -> UIFont? {
  guard let (name, size) = specs[key] else { return nil }
  return UIFont(name: name, size: size)
}

let title = UIFont(name: Theme.main.name(.bold), size: 17)
let text = UIFont(name: Theme.main.name(.light), size: 12)
let caption = UIFont(name: Names()[.bold], size: 12)
let note = UIFont(name: Names()[.light], size: 12)
let other = Names["GateSans-Bild"]
//                ^ wrong
let more = font("a")
