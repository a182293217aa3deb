// Two arguments that are joined: a name is made of what one call gives.
import UIKit

func font(_ family: String, _ face: String) -> UIFont? {
  UIFont(name: "\(family)\(face)", size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    a.font = font("GateSans", "-Bold")
    b.font = font("My", "Font")
    c.font = font("GateSans", "-Bald")
  }
}
