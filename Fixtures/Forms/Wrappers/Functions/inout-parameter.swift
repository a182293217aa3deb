// A function that changes the name it is given.
import UIKit

func choose(_ name: inout String) {
  name = "GateSans-Bald"
  //     ^ wrong
}

func title() -> UIFont? {
  var name = "GateSans-Bold"
  //         ^ right
  choose(&name)
  return UIFont(name: name, size: 17)
}

func text() -> UIFont? {
  var name = "GateSans-Regular"
  //         ^ right
  Remote.choose(&name)
  return UIFont(name: name, size: 17)
  //                  ^ listed
}
