// A function that gives back the first of several literals by `if` and `guard`.
import UIKit

func fontName(isTitle: Bool, isItalic: Bool, style: Style?) -> String {
  if isTitle {
    return "GateSans-Bold"
    //     ^ right
  }
  guard !isItalic else {
    return "GateSans-Bald"
    //     ^ wrong
  }
  guard let style else { return "GateSans-Regular" }
  //                            ^ right
  return style.fontName
}

func font(_ isTitle: Bool, _ isItalic: Bool, _ style: Style?) -> UIFont? {
  UIFont(name: fontName(isTitle: isTitle, isItalic: isItalic, style: style), size: 17)
  //           ^ listed
}
