// A generic type that asks its parameter for the name.
import UIKit

protocol Brand {
  static var family: String { get }
  var caption: String { get }
}

enum Sans: Brand {
  static let family = "GateSans-Bald"
  //                  ^ wrong
  case only
  var caption: String { "GateSans-Bild" }
  //                    ^ wrong
}

struct Fonts<B: Brand> {
  let brand: B
  static func title() -> UIFont? { UIFont(name: B.family, size: 17) }
  func caption() -> UIFont? { UIFont(name: brand.caption, size: 12) }
}

func text<T>(_ brand: T) -> UIFont? where T: Brand { UIFont(name: T.family, size: 12) }

let title = Fonts<Sans>.title()
