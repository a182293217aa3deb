// A method that is called on a variable of the superclass's type.
import UIKit

class Style {
  func font(_ name: String) -> UIFont? { nil }
}

final class BookStyle: Style {
  override func font(_ name: String) -> UIFont? { UIFont(name: name, size: 12) }
}

let style: Style = BookStyle()

func title() -> UIFont? { style.font("GateSans-Bald") }
//                                   ^ wrong
func text() -> UIFont? { style.font("GateSans-Regular") }
//                                  ^ right
