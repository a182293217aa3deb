// A property that one method assigns twice.
import UIKit

final class Style {
  var name = "GateSans-Bold"
  //         ^ right

  func set() {
    name = "GateSans-Bald"
    //     ^ wrong
    print(name)
    name = "GateSans-Bild"
    //     ^ wrong
  }

  func font() -> UIFont? { UIFont(name: name, size: 17) }
}
