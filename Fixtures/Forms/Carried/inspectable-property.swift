// What Interface Builder sets is not known, and nothing is asked for before.
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
}
