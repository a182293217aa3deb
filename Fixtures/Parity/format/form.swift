// Names made by a format.
import UIKit

func font(_ family: String, _ face: String) -> UIFont? {
  UIFont(name: String(format: "%@-%@", family, face), size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("GateSans", "Bold")
    bodyLabel.font = font("GateSans", "Bald")
  }
}
