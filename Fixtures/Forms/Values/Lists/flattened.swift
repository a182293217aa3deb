// Lists of lists made one list, and lists that are put together element by element.
import UIKit

let families = [["GateSans-Bold", "GateSans-Bald"], ["GateSans-Bild"]]
//               ^ right
//                                ^ wrong
//                                                   ^ wrong
let weights = ["Bund", "Bend"].flatMap { ["GateSans-\($0)"] }
//                                        ^ wrong
let joined = [["GateSans-Bond"], ["GateSans-Bind"]].joined()
//             ^ wrong
//                                ^ wrong
let reduced = ["Bant", "Bent"].reduce(into: []) { $0.append("GateSans-\($1)") }
//                                                          ^ wrong

func setUp(_ label: UILabel) {
  for name in families.flatMap({ $0 }) { label.font = UIFont(name: name, size: 17) }
  label.font = UIFont(name: weights[0], size: 17)
  for name in joined { label.font = UIFont(name: name, size: 17) }
  for name in reduced { label.font = UIFont(name: name, size: 17) }
}
