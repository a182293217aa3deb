// A default that no call leaves its name to.
import UIKit

func font(_ name: String?) -> UIFont? { UIFont(name: name ?? "GateSans-Bald", size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("GateSans-Bold")
  }
}
