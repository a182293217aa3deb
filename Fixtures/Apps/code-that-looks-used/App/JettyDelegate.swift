import UIKit

@UIApplicationMain
final class JettyDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// The system makes the delegate that is marked, and no other.
final class FormerDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UILabel.appearance().font = UIFont(name: "GateSans-Former", size: 17)
    return true
  }
}
