// A case that carries a name and a closure, which is written behind the parentheses.
import UIKit

enum Step {
  case show(face: String, then: () -> Void)
  case hide
}

func font(_ step: Step) -> UIFont? {
  switch step {
  case .show(let face, _): return UIFont(name: face, size: 17)
  case .hide: return nil
  }
}

let title = font(.show(face: "GateSans-Bald") { print("shown") })
//                           ^ wrong
let body = font(.show(face: "GateSans-Bold", then: { print("shown") }))
//                          ^ right
