// What an extension of `String` makes of itself.
import UIKit

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var spaceless: String { replacing(" ", with: "") }
  var bold: String { self + (isEmpty ? "" : "-BALD".lowercased()) }
  //                 ^ wrong
}

enum Weight: String { case bold, light }

func font(_ weight: Weight) -> UIFont? {
  UIFont(name: "GateSans-\(weight.rawValue.capitalizedFirst)", size: 17)
  //           ^ right
  //           ^ wrong
}

let title = font(.bold)
let text = font(.light)
let caption = UIFont(name: "Gate Sans-Bald".spaceless, size: 17)
//                         ^ wrong
let other = UIFont(name: "GateSans".bold, size: 17)
