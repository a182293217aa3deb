// A property with a value of its own, which other code sets.
import UIKit

final class Card: UIView {
  var faceName = "GateSans-Bold"

  override func layoutSubviews() { label.font = UIFont(name: faceName, size: 17) }
}

final class Page: UIViewController {
  let first = Card()
  let second = Card()

  override func viewDidLoad() { second.faceName = "GateSans-Bald" }
}
