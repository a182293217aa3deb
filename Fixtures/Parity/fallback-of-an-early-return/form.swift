// The first font that is there goes back early.
import UIKit

func font() -> UIFont? {
  if let font = UIFont(name: "GateSans-Bald", size: 17) { return font }
  return UIFont(name: "GateSans-Bold", size: 17)
}

final class Page: UIViewController {
  override func viewDidLoad() { titleLabel.font = font() }
}
