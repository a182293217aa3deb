// A requirement of a protocol, and what conforms to it.
import UIKit

protocol Theme {
  var titleFontName: String { get }
  func name(of role: String) -> String
}

struct Light: Theme {
  let titleFontName = "GateSans-Bold"
  //                  ^ right
  func name(of role: String) -> String { "GateSans-Bild" }
  //                                     ^ wrong
}

final class Dark: Theme {
  var titleFontName: String { "GateSans-Bald" }
  //                          ^ wrong
  func name(of role: String) -> String { Remote.name(of: role) }
}

extension Theme {
  var title: UIFont? { UIFont(name: titleFontName, size: 17) }
}

func body(_ theme: any Theme) -> UIFont? { UIFont(name: theme.name(of: "body"), size: 17) }
//                                                      ^ listed

let title = Light().title
let themes: [Theme] = [Light(), Dark()]
let fonts = themes.map { $0.title }
let other = themes.map { body($0) }
