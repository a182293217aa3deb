import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Regular", size: 17)
    // The font of this name is one of a package that the app does not link.
    label.font = UIFont(name: "GateSans-Bold", size: 17)
    window.addSubview(label)
    return true
  }
}
