// A name that may be left out, and the default for those who do.
import UIKit

func font(_ name: String?) -> UIFont? { UIFont(name: name ?? "GateSans-Bald", size: 17) }

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = font("GateSans-Bold")
    bodyLabel.font = font(nil)
  }
}
