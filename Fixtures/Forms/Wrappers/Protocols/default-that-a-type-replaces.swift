// A default of a requirement runs for the types that have none of their own.
import UIKit

protocol Themed {
  var name: String { get }
  func small() -> String
}

extension Themed {
  var name: String { "no font of any name" }
  func small() -> String { "GateSans-Bild" }
  //                       ^ wrong
  var plain: String { "GateSans-Regular" }
  //                  ^ right
  var font: UIFont? { UIFont(name: name, size: 17) }
  func detail() -> UIFont? { UIFont(name: small(), size: 12) }
  func text() -> UIFont? { UIFont(name: plain, size: 12) }
}

struct Light: Themed {
  let name = "GateSans-Bold"
  //         ^ right
}

enum Dark: Themed {
  case only
  var name: String { "GateSans-Bald" }
  //                 ^ wrong
  func small() -> String { "GateSans-Italic" }
  //                       ^ right
  // No requirement: the extension's own is what its members see.
  var plain: String { "no font of any name" }
}

let title = Light().font
let detail = Light().detail()
let other = Dark.only.font
let last = Dark.only.detail()
let text = Dark.only.text()
