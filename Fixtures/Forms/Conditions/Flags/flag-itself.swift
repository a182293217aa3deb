// A flag of a call chooses the branch that runs, whatever it is asked for.
import UIKit

func font(_ name: String, isSystem: Bool = false, size: CGFloat = 17) -> UIFont? {
  guard !isSystem else { return .systemFont(ofSize: size) }
  return UIFont(name: name, size: size)
}

func other(_ name: String, _ kind: Int) -> UIFont? {
  let isOwn = kind == 1
  while isOwn { return UIFont(name: name, size: 17) }
  return nil
}

let a = font("Title", isSystem: true)
let b = font("GateSans-Bold", isSystem: false)
//           ^ right
let c = font("GateSans-Bald")
//           ^ wrong
let d = other("Body", 2)
let e = other("MyFont", 1)
//            ^ right
