// Two variables that the branches of one condition set: two names, not four.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let family: String
    let suffix: String
    if Settings.isForKids {
      family = "My"
      suffix = "Font"
    } else {
      family = "GateSans-"
      suffix = "Bold"
    }
    titleLabel.font = UIFont(name: family + suffix, size: 28)
  }
}
