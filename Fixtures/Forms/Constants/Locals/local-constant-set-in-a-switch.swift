// A local constant that gets its value in the cases of a `switch`.
import UIKit

func title(_ weight: UIFont.Weight, defaults: UserDefaults) -> UIFont? {
  let name: String
  switch weight {
  case .bold, .heavy:
    name = "GateSans-Bold"
    //     ^ right
  case .light:
    name = "GateSans-Bald"
    //     ^ wrong
  default: name = defaults.string(forKey: "font")!
  }
  return UIFont(name: name, size: 17)
  //                  ^ listed
}
