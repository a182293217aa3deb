// Functions that give literals back.
import UIKit

enum Weight { case regular, bold, light }

func fontName(_ weight: Weight) -> String {
  switch weight {
  case .regular: return "GateSans-Regular"
  //                    ^ right
  case .bold: return "GateSans-Bald"
  //                 ^ wrong
  case .light: return Remote.light
  }
}

let title = UIFont(name: fontName(.regular), size: 17)
let body = UIFont(name: fontName(.bold), size: 17)
let caption = UIFont(name: fontName(.light), size: 17)
//                         ^ listed
