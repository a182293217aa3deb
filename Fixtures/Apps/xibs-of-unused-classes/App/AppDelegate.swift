import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let badge: NewBadge = .fromNib()
    window.addSubview(badge)
  }
}

extension UIView {
  static func fromNib<Badge: UIView>() -> Badge {
    UINib(nibName: String(describing: self), bundle: nil).instantiate(withOwner: nil).first
      as! Badge
  }
}
