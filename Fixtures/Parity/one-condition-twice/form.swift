// Two variables that one condition chooses: two names, not four.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let isForKids = Settings.isForKids
    let family = isForKids ? "My" : "GateSans-"
    let suffix = isForKids ? "Font" : "Bold"
    titleLabel.font = UIFont(name: "\(family)\(suffix)", size: 28)
  }
}
