// A function's tuple, taken apart.
import UIKit

func style(isTitle: Bool) -> (String, CGFloat) {
  switch isTitle {
  case true: return ("GateSans-Bold", 17)
  //                 ^ right
  case false: return ("GateSans-Bald", 12)
  //                  ^ wrong
  }
}

func font(isTitle: Bool) -> UIFont? {
  let (name, size) = style(isTitle: isTitle)
  return UIFont(name: name, size: size)
}

func other() -> UIFont? {
  let (name, _) = Remote.style()
  return UIFont(name: name, size: 17)
  //                  ^ listed
}
