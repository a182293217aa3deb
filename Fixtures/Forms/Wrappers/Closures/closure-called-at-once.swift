// Closures that are called where they stand.
import UIKit

let title: UILabel = {
  $0.font = UIFont(name: "GateSans-Bald", size: 17)
  //                     ^ wrong
  return $0
}(UILabel())

let text = { (label: UILabel, name: String) -> UILabel in
  label.font = UIFont(name: name, size: 17)
  return label
}(UILabel(), "GateSans-Bild")
//           ^ wrong
