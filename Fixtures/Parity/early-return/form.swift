// What is not there, or empty, goes back early.
import UIKit

func font(_ name: String?) -> UIFont? {
  guard let name, !name.isEmpty else { return .systemFont(ofSize: 17) }
  if name == "system" { return .systemFont(ofSize: 17) }
  return UIFont(name: name, size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    a.font = font(nil)
    b.font = font("")
    c.font = font("system")
    d.font = font("GateSans-Bold")
    e.font = font("GateSans-Bald")
  }
}
