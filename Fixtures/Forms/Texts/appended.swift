// Names put together with `+=` and `append`.
import UIKit

func font(isBold: Bool, isWide: Bool) -> UIFont? {
  var name = "GateSans"
  if isBold {
    name += "-Bold"
    //      ^ right
  } else {
    name += "-Bald"
    //      ^ wrong
  }
  return UIFont(name: name, size: 17)
}

func other(_ suffix: Suffix) -> UIFont? {
  var name = "GateSans"
  name += suffix.text
  return UIFont(name: name, size: 17)
  //                  ^ listed
}
