// A local constant that gets its value in the branches of an `if`.
import UIKit

func title(isBold: Bool, defaults: UserDefaults) -> UIFont? {
  let name: String
  if isBold {
    name = "GateSans-Bold"
    //     ^ right
  } else if UIDevice.current.userInterfaceIdiom == .pad {
    name = "GateSans-Bald"
    //     ^ wrong
  } else {
    name = defaults.string(forKey: "font")!
  }
  return UIFont(name: name, size: 17)
  //                  ^ listed
}
