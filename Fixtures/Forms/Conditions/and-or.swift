// The right side of `&&` and of `||` is asked only where the left one is not enough.
import UIKit

func isFont(_ name: String?) -> Bool {
  name != nil && UIFont(name: name!, size: 17) != nil
}

func isSystem(_ name: String) -> Bool {
  name == "system" || UIFont(name: name, size: 17) == nil
}

func font(_ name: String, _ isPlain: Bool) -> UIFont? {
  if !isPlain && name != "system" { return UIFont(name: name, size: 17) }
  return .systemFont(ofSize: 17)
}

let a = isFont("GateSans-Bold")
//             ^ right
let b = isFont(nil)
let c = isSystem("system")
let d = isSystem("GateSans-Bald")
//               ^ missed
let e = font("GateSans-Bild", true)
let f = font("system", false)
let g = font("GateSans-Regular", false)
//           ^ right
