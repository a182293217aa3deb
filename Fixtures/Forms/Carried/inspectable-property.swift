// What Interface Builder sets through a setter is checked where it stands; nothing is asked for before.
import UIKit

class TabBar: UITabBarController {
  @IBInspectable var fontName: String = "" {
    didSet {
      tabBarItem.setTitleTextAttributes([.font: UIFont(name: fontName, size: 17)!], for: .normal)
      //                                                     ^ listed
    }
  }

  @IBInspectable var titleFontName: String = "GateSans-Bald" {
    //                                       ^ wrong
    didSet {
      title.font = UIFont(name: titleFontName, size: 17)
    }
  }

  // Of a property that does not say that it is a font's nobody looks what is set.
  @IBInspectable var style: String = "" {
    didSet {
      title.font = UIFont(name: style, size: 17)
      //                        ^ listed
    }
  }

  @IBInspectable private var _captionFontName: String? {
    get { title.font.fontName }
    set(newValue) {
      guard let newValue else { return }
      title.font = UIFont(name: newValue, size: 17)
      //                        ^ carried
    }
  }
}
