// A property of a class that subclasses override.
import UIKit

class Card: UIView {
  class var titleName: String { "GateSans-Bold" }
  //                            ^ right
  class var textName: String { "GateSans-Regular" }
  //                           ^ right
  func title() -> UIFont? { UIFont(name: Self.titleName, size: 17) }
  func text() -> UIFont? { UIFont(name: type(of: self).textName, size: 12) }
}

final class Page: Card {
  override class var titleName: String { "GateSans-Bald" }
  //                                     ^ wrong
  override class var textName: String { "GateSans-Bild" }
  //                                    ^ wrong
}
