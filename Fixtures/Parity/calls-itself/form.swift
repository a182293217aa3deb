// A function that calls itself with what it was given.
import UIKit

func font(_ depth: Int, _ name: String) -> UIFont? {
  if depth > 0 { return font(depth - 1, name) }
  return UIFont(name: name, size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font(3, "GateSans-Bold")
    bodyLabel.font = font(3, "GateSans-Bald")
  }
}
