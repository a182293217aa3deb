// Wrappers tried one after another.
import UIKit

func font(_ name: String) -> UIFont? { UIFont(name: name, size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("GateSans-Bald") ?? font("GateSans-Bold")
  }
}
