// A variable has the value that was put into it last.
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    var name = "nothing yet"
    name = "GateSans-Bold"
    titleLabel.font = UIFont(name: name, size: 28)
    name = "GateSans-Bald"
    bodyLabel.font = UIFont(name: name, size: 17)
  }
}
