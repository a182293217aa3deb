// A word that means the system font is one of two values, and is drawn by no name.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let name = Settings.isPlain ? "system" : "GateSans-Bold"
    if name == "system" {
      titleLabel.font = .systemFont(ofSize: 28)
    } else {
      titleLabel.font = UIFont(name: name, size: 28)
    }
  }
}
