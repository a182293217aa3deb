// A text with another meaning is told by how it begins.
import UIKit

func font(_ name: String) -> UIFont? {
  guard !name.hasPrefix("style:") else { return .preferredFont(forTextStyle: .body) }
  return UIFont(name: name, size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    a.font = font("style:body")
    b.font = font("GateSans-Bold")
    c.font = font("GateSans-Bald")
  }
}
