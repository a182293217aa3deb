// Names joined from the parts of a list.
import UIKit

final class Page: UIViewController {
  let family = "GateSans"

  override func viewDidLoad() {
    titleLabel.font = UIFont(name: [family, "Bold"].joined(separator: "-"), size: 28)
    bodyLabel.font = UIFont(name: [family, "Bald"].joined(separator: "-"), size: 17)
  }
}
