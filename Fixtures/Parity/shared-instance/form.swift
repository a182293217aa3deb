// A theme that is one for all, with what the app's start sets.
import UIKit

final class Theme {
  static let shared = Theme()
  var titleName = "GateSans-Bold"
}

final class AppDelegate: UIResponder {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Theme.shared.titleName = "GateSans-Bald"
  }
}

final class Page: UIViewController {
  override func viewDidLoad() { titleLabel.font = UIFont(name: Theme.shared.titleName, size: 28) }
}
