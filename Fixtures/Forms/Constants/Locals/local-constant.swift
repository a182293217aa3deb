// A local constant.
import UIKit

func title() -> UIFont? {
  let name = "GateSans-Bold"
  //         ^ right
  return UIFont(name: name, size: 17)
}

func body() -> UIFont? {
  let name = "GateSans-Bald"
  //         ^ wrong
  return UIFont(name: name, size: 17)
}

func caption() -> UIFont? {
  let name = UserDefaults.standard.string(forKey: "font")!
  return UIFont(name: name, size: 17)
  //                  ^ listed
}
