// Two variables that are set anew together, under a condition within another one: three names.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    var family = "GateSans"
    var suffix = "-Italic"
    if Settings.isEvening {
      if Settings.isForKids {
        family = "My"
        suffix = "Font"
      } else {
        family = "GateSans"
        suffix = "-Bold"
      }
    }
    titleLabel.font = UIFont(name: family + suffix, size: 28)
  }
}
