// A value that is one of two, one of them empty: the branch for what is not empty has the other.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let face = Settings.isBold ? "Bold" : ""
    if !face.isEmpty {
      titleLabel.font = UIFont(name: "GateSans-\(face)", size: 28)
    } else {
      titleLabel.font = UIFont(name: "GateSans-Regular", size: 28)
    }
  }
}
