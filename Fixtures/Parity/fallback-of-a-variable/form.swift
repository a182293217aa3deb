// A wrapper that keeps the font in a variable, and falls back to a face of the app's own.
import UIKit

func font(_ name: String) -> UIFont? {
  let font = UIFont(name: name, size: 17)
  return font ?? UIFont(name: "GateSans-Regular", size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("GateSans-Bold")
    bodyLabel.font = font("GateSans-Bald")
  }
}
