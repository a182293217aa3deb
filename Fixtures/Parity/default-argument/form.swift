// An argument that a call leaves out.
import UIKit

func font(_ size: CGFloat, name: String = "GateSans-Bald") -> UIFont? { UIFont(name: name, size: size) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font(28, name: "GateSans-Bold")
    bodyLabel.font = font(17)
  }
}
