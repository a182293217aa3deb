// A case of an enum is a function of what it holds.
import UIKit

enum Face {
  case named(String)
  case system

  var font: UIFont? {
    switch self {
    case .named(let name): UIFont(name: name, size: 17)
    case .system: .systemFont(ofSize: 17)
    }
  }
}

let faces: [Face] = ["GateSans-Bold", "GateSans-Bald"].map(Face.named)
//                   ^ right
//                                    ^ wrong
let fonts = faces.map { $0.font }
