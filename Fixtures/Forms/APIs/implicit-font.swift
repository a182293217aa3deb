// Fonts made without saying their type, told by what they are given to.
import UIKit

let title = UIFontMetrics.default.scaledFont(for: .init(name: "GateSans-Bald", size: 17)!)
//                                                            ^ wrong
let text = UIFontMetrics(forTextStyle: .body).scaledFont(
  for: .init(name: "GateSans-Bold", size: 17)!, maximumPointSize: 30)
//                 ^ right

func setUp(_ label: UILabel, _ field: UITextField) {
  label.font = .init(name: "GateSans-Bild", size: 17)
  //                       ^ wrong
  field.setFont(.init(name: "GateSans-Bund", size: 17))
  //                        ^ wrong
}
