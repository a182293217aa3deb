// Words that are no fonts are sorted out by a list.
import UIKit

func font(_ name: String) -> UIFont? {
  if ["system", "default"].contains(name) { return .systemFont(ofSize: 17) }
  return UIFont(name: name, size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    a.font = font("system")
    b.font = font("GateSans-Bold")
    c.font = font("GateSans-Bald")
  }
}
