// A loop over a list of templates.
import UIKit

struct Style {
  var name: String
  var size: CGFloat
}

let styles = [
  Style(name: "GateSans-Bold", size: 17),
  //          ^ right
  Style(name: "GateSans-Bald", size: 12),
  //          ^ wrong
]

func load() {
  for style in styles { use(UIFont(name: style.name, size: style.size)!) }
  for style in Remote.styles { use(UIFont(name: style.fontName, size: style.size)!) }
  //                                            ^ listed
  for (name, size) in [("GateSans-Italic", 12), ("GateSans-Itallic", 12)] {
    //                  ^ right
    //                                           ^ wrong
    use(UIFont(name: name, size: size)!)
  }
}
