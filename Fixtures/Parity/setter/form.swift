// A property that makes the font where it is set.
import UIKit

final class Badge: UILabel {
  var face = "" {
    didSet { if !face.isEmpty { font = UIFont(name: face, size: 12) } }
  }
}

final class Page: UIViewController {
  let badge = Badge()

  override func viewDidLoad() {
    badge.face = "GateSans-Bold"
    let other = Badge()
    other.face = "GateSans-Bald"
  }
}
