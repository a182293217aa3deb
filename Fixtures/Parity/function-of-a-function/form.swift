// A function that gives a function.
import UIKit

func fonts(of family: String) -> (String) -> UIFont? {
  { face in UIFont(name: "\(family)-\(face)", size: 17) }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    let gate = fonts(of: "GateSans")
    titleLabel.font = gate("Bold")
    bodyLabel.font = gate("Bald")
  }
}
