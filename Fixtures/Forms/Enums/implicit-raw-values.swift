// The raw values of an enum that are the cases' names.
import SwiftUI

enum Family: String {
  case MyFont
  //   ^ right
  case MyFunt
  //   ^ wrong
}

let title = Font.custom(Family.MyFont.rawValue, size: 17)
let body = Font.custom(Family.MyFunt.rawValue, size: 17)
let caption = Font.custom(Family(rawValue: Remote.family)!.rawValue, size: 17)
