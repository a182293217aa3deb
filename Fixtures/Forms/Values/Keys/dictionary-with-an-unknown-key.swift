// Any name of a dictionary whose key is not known may be meant.
import UIKit

let names: [UIFont.Weight: String] = [
  .bold: "GateSans-Bold",
  //     ^ right
  .regular: "GateSans-Reguler",
  //        ^ missed
]

func font(_ weight: UIFont.Weight) -> UIFont? {
  guard let name = names[weight] else { return Remote.font }
  return UIFont(name: name, size: 17)
}
