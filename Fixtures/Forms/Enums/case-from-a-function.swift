// The case comes from a function that chooses among cases.
import UIKit

enum FontName: String {
  case bold = "GateSans-Bold"
  //          ^ right
  case light = "GateSans-Bald"
  //           ^ wrong
  case other = "GateSans-Italic"

  static func name(for weight: UIFont.Weight) -> FontName {
    switch weight {
    case .bold: return .bold
    default: return .light
    }
  }
}

func font(_ weight: UIFont.Weight) -> UIFont? {
  UIFont(name: FontName.name(for: weight).rawValue, size: 17)
}
