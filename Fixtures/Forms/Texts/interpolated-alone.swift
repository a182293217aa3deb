// A text that is nothing but what is interpolated into it.
import UIKit

enum Weight: CustomStringConvertible {
  case bold, light
  var description: String {
    switch self {
    case .bold: "GateSans-Bold"
    //          ^ right
    case .light: "GateSans-Light"
    //           ^ wrong
    }
  }
}

func font(_ name: StaticString) -> UIFont? { UIFont(name: "\(name)", size: 17) }

let title = UIFont(name: "\(Weight.bold)", size: 17)
let text = UIFont(name: "\(Weight.light)", size: 17)
let caption = font("GateSans-Bald")
//                 ^ wrong
