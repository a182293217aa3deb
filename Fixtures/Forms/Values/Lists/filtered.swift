// Elements that a filter surely leaves out are asked for by no one.
import UIKit

struct Face {
  let name: String
  var isBold = false
}

let faces = [
  Face(name: "GateSans-Bald", isBold: true),
//           ^ wrong
  Face(name: "GateSans-Bild"),
]
let bold = faces.filter { $0.isBold }.map(\.name)
let names = ["GateSans-Bund", "GateSans-Bend"].filter { $0 != "GateSans-Bend" }
//           ^ wrong
let first = ["GateSans-Bond", "GateSans-Bind"].first { $0.hasSuffix("Bind") }
//                            ^ wrong
let known = ["GateSans-Bold", nil].compactMap { $0 }
//           ^ right

func setUp(_ label: UILabel) {
  for name in bold { label.font = UIFont(name: name, size: 17) }
  for name in names + known { label.font = UIFont(name: name, size: 17) }
  label.font = UIFont(name: first ?? "", size: 17)
}
