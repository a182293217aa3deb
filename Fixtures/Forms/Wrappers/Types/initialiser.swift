// A convenience initialiser that an extension adds.
import UIKit

extension UIFont {
  convenience init(gate name: String, _ size: CGFloat) {
    self.init(name: name, size: size)!
    //              ^ listed
  }
}

let title = UIFont(gate: "GateSans-Bold", 17)
//                       ^ right
let body: UIFont = .init(gate: "GateSans-Bald", 17)
//                             ^ wrong
let caption = UIFont(gate: Remote.font, 17)
