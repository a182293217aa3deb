// Attributes of a descriptor that stand in a variable.
import UIKit

let right: [UIFontDescriptor.AttributeName: Any] = [.name: "GateSans-Bold", .size: 17]
//                                                         ^ right
let wrong: [UIFontDescriptor.AttributeName: Any] = [.family: "Gate Sons"]
//                                                           ^ wrong

let a = UIFont(descriptor: UIFontDescriptor(fontAttributes: right), size: 17)
let b = UIFontDescriptor(fontAttributes: wrong)
let c = UIFontDescriptor(fontAttributes: Remote.attributes)
//                                       ^ listed

func d() -> UIFontDescriptor {
  var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  attributes[.name] = "GateSans-Bald"
  //                  ^ wrong
  return UIFontDescriptor(fontAttributes: attributes)
}
