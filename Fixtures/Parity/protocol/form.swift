// A protocol whose types say the names.
import UIKit

protocol Theme {
  var titleName: String { get }
  func bodyName() -> String
}

struct Light: Theme {
  let titleName = "GateSans-Bold"
  func bodyName() -> String { "GateSans-Bald" }
}

final class Page: UIViewController {
  var theme: Theme = Light()

  override func viewDidLoad() {
    titleLabel.font = UIFont(name: theme.titleName, size: 28)
    bodyLabel.font = UIFont(name: theme.bodyName(), size: 17)
  }
}
