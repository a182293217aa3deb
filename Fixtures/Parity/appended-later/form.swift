// A text that is added to, in branches.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    var name = "GateSans"
    if Settings.isBold {
      name += "-Bold"
    } else {
      name += "-Bald"
    }
    titleLabel.font = UIFont(name: name, size: 28)
  }
}
