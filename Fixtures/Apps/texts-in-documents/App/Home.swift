import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Home: UIViewController {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var footerLabel: UILabel!

  override func viewDidLoad() {
    titleLabel.text = Date.now.formatted()
    footerLabel.isHidden = false
  }
}

final class BrandLabel: UILabel {}
