import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Regular", size: 17)
    let icon = UILabel()
    icon.font = UIFont(name: "GateSans-Bold", size: 17)
    window = UIWindow()
    window?.addSubview(label)
    window?.addSubview(icon)
    return true
  }
}
