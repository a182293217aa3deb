// An argument that no call leaves out.
import UIKit

func font(_ size: CGFloat, name: String = "GateSans-Bald") -> UIFont? { UIFont(name: name, size: size) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font(28, name: "GateSans-Bold")
  }
}
