// Operators that take the name.
import UIKit

infix operator <~
infix operator ~>
prefix operator ~~
postfix operator %%

func <~ (label: UILabel, name: String) {
  label.font = UIFont(name: name, size: 17)
  //                        ^ listed
}

extension String {
  static func ~> (name: String, size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
  static prefix func ~~ (name: String) -> UIFont? { UIFont(name: name, size: 17) }
  static postfix func %% (family: String) -> String { family + "-Bold" }
  //                                                  ^ wrong
  //                                                  ^ right
}

func setUp(_ title: UILabel, _ text: UILabel, _ caption: UILabel) {
  title <~ "GateSans-Bald"
  //       ^ wrong
  text <~ "GateSans-Bold"
  //      ^ right
  caption <~ Remote.font
}

let title = "GateSans-Bald" ~> 17
//          ^ wrong
let text = "GateSans-Bold" ~> 12
//         ^ right
let caption = ~~"GateSans-Bild"
//              ^ wrong
let sans = UIFont(name: "GateSans"%%, size: 17)
let serif = UIFont(name: "GateSerif"%%, size: 17)
