// One font behind another.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: "GateSans-Bald", size: 28) ?? UIFont(name: "GateSans-Bold", size: 28)
    bodyLabel.font =
      UIFont(name: "GateSans-Bild", size: 17) ?? UIFont(name: "GateSans-Buld", size: 17)
      ?? .systemFont(ofSize: 17)
  }
}
