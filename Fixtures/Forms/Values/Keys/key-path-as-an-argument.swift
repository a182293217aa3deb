// A key path that a function is given says which of the names is asked for.
import UIKit

struct Theme {
  var title = "GateSans-Bald"
  //          ^ wrong
  var body = "GateSans-Regular"
  //         ^ right
  let never = "GateSans-Bild"
  var badge = Badge()

  struct Badge {
    var face = "GateSans-Blod"
    //         ^ wrong
  }
}

let theme = Theme()

func face(_ part: KeyPath<Theme, String>) -> UIFont? {
  UIFont(name: theme[keyPath: part], size: 17)
}

let title = face(\.title)
let body = face(\.body)
let badge = face(\.badge.face)
