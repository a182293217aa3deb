// Families and weights under keys that are not known; one family is asked for by its key elsewhere.
import UIKit

let families = [
  "sans": ["regular": "GateSans-Reguler", "bold": "GateSans-Bald"],
  //                  ^ missed
  //                                              ^ wrong
  "mine": ["regular": "MyFont"],
  //                  ^ right
]

func font(_ family: String, _ weight: String) -> UIFont? {
  guard let name = families[family]?[weight] else { return nil }
  return UIFont(name: name, size: 17)
}

func chosen() -> UIFont? { font(Settings.family, Settings.weight) }
func title() -> UIFont? { font("sans", "bold") }
