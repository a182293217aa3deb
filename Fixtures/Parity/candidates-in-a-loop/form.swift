// Candidates that are tried until one gives a font.
import UIKit

func font(_ names: [String]) -> UIFont {
  for name in names {
    if let font = UIFont(name: name, size: 17) { return font }
  }
  return .systemFont(ofSize: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() { titleLabel.font = font(["GateSans-Bald", "GateSans-Bold"]) }
}
