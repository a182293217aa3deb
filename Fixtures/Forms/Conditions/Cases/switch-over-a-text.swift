// A `switch` leaves to its default what no case takes.
import UIKit

func font(_ name: String) -> UIFont? {
  switch name {
  case "", "system": return .systemFont(ofSize: 17)
  case "mono": return .monospacedSystemFont(ofSize: 17, weight: .bold)
  default: return UIFont(name: name, size: 17)
  }
}

func later(_ name: String) -> UIFont? {
  switch name {
  case "system": return nil
  default: break
  }
  return UIFont(name: name, size: 17)
}

let a = font("")
let b = font("system")
let c = font("mono")
let d = font("GateSans-Bold")
//           ^ right
let e = font("GateSans-Bald")
//           ^ wrong
let f = later("system")
let g = later("GateSans-Reguler")
//            ^ wrong
