// Of two types that conform to a protocol the one runs that the receiver is.
import UIKit

protocol Lettering {
  func title(_ name: String) -> UIFont?
}

struct Custom: Lettering {
  func title(_ name: String) -> UIFont? { UIFont(name: name, size: 12) }
}

struct Plain: Lettering {
  func title(_ name: String) -> UIFont? { .systemFont(ofSize: 12) }
}

let plain: Lettering = Plain()
let custom: Lettering = Custom()

func fonts(_ whichever: Lettering) -> [UIFont?] {
  [
    plain.title("no font of any name"),
    custom.title("GateSans-Bald"),
    //           ^ wrong
    whichever.title("GateSans-Reguler"),
    //              ^ missed
  ]
}
