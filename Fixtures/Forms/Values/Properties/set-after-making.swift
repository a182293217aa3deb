// A template that is changed after it was made.
import UIKit

struct Style {
  var name = "GateSans-Regular"
  //         ^ right
  var size: CGFloat = 17
}

func font(_ style: Style) -> UIFont? { UIFont(name: style.name, size: style.size) }
//                                                  ^ listed

func fonts() -> [UIFont?] {
  var title = Style()
  title.name = "GateSans-Bold"
  //           ^ right
  var body = Style()
  body.name = "GateSans-Bald"
  //          ^ wrong
  var caption = Style()
  caption.name = Remote.name
  return [font(title), font(body), font(caption), font(Style())]
}
