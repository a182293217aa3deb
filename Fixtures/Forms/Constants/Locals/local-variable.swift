// A local variable that is assigned anew.
import UIKit

func title(isBold: Bool) -> UIFont? {
  var name = "GateSans-Regular"
  //         ^ right
  if isBold {
    name = "GateSans-Bald"
    //     ^ wrong
  }
  return UIFont(name: name, size: 17)
}

func body() -> UIFont? {
  var name = "NeverUsed-Regular"
  name = "GateSans-Bold"
  //     ^ right
  return UIFont(name: name, size: 17)
}

func caption(_ theme: Theme) -> UIFont? {
  var name = "NeverUsed-Regular"
  name = theme.fontName
  return UIFont(name: name, size: 17)
  //                  ^ listed
}
