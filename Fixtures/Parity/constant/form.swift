// A constant of the file, and one of a type.
import UIKit

let title = "GateSans-Bold"

enum Fonts {
  static let body = "GateSans-Bald"
}

final class Page: UIViewController {
  override func viewDidLoad() {
    titleLabel.font = UIFont(name: title, size: 28)
    bodyLabel.font = UIFont(name: Fonts.body, size: 17)
  }
}
