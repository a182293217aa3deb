// A function that takes the name.
import UIKit

func font(_ name: String, size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("GateSans-Bold", size: 28)
    bodyLabel.font = font("GateSans-Bald", size: 17)
  }
}
