// A flag that is set between two questions may be another one: both parts may meet.
import UIKit

final class Page: UIViewController {
  var isOpen = Settings.isOpen

  func title() -> UIFont? {
    let family = isOpen ? "GateSans" : "My"
    isOpen = Settings.isOpen
    let suffix = isOpen ? "-Bold" : "Font"
    return UIFont(name: family + suffix, size: 28)
    //                  ^ right
    //                  ^ wrong
  }
}
