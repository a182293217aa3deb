// The type that is written at the variable of a loop is that of the list's elements.
import UIKit

enum Stroke {
  case plain, stout

  var faceName: String {
    switch self {
    case .plain: "GateSans-Regular"
    //           ^ right
    case .stout: "GateSans-Bald"
    //           ^ wrong
    }
  }
}

for stroke: Stroke in [.plain, .stout] {
  show(UIFont(name: stroke.faceName, size: 12))
}
