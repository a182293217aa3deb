// Two variables that are assigned from each other: each may have the other's name.
import UIKit

enum Theme {
  static var title = "GateSans-Bold"
  static var body = "GateSans-Bald"

  static func swap() {
    title = body
    body = title
  }
}

final class Page: UIViewController {
  override func viewDidLoad() {
    if Settings.isSwapped { Theme.swap() }
    titleLabel.font = UIFont(name: Theme.title, size: 28)
    bodyLabel.font = UIFont(name: Theme.body, size: 17)
  }
}
