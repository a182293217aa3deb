// Static constants of nested types, got to by several ways.
import UIKit

struct Theme {
  struct Fonts {
    enum Name {
      static let title = "GateSans-Bold"
      //                 ^ right
      static let body = "GateSans-Bald"
      //                ^ wrong
      static let caption = Remote.font
    }
    static let title = UIFont(name: Name.title, size: 17)
  }
}

extension Theme.Fonts {
  static let body = UIFont(name: Theme.Fonts.Name.body, size: 17)
  static let caption = UIFont(name: Name.caption, size: 17)
  //                                ^ listed
}
