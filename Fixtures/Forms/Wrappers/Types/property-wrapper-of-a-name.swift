// A property wrapper around the name itself.
import UIKit

@propertyWrapper struct FontName {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
  var projectedValue: UIFont? { UIFont(name: wrappedValue, size: 17) }
  //                                         ^ listed
}

struct Style {
  @FontName var title = "GateSans-Bold"
  //                    ^ right
  @FontName var body = "GateSans-Bald"
  //                   ^ wrong
  @FontName var caption = Remote.font
}

let fonts = [Style().$title, Style().$body, Style().$caption]
