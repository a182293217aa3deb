// Every name of a dictionary whose key is not known.
import UIKit

let names: [UIFont.Weight: String] = [
  .bold: "GateSans-Bold",
  //     ^ right
  .regular: "GateSans-Reguler",
  //        ^ wrong
]

func font(_ weight: UIFont.Weight) -> UIFont? {
  guard let name = names[weight] else { return Remote.font }
  return UIFont(name: name, size: 17)
}
