import UIKit

@UIApplicationMain
final class Main: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let page = UIViewController()
    for name in ["GateSans-Regulr", "GateSans-Regular"] {
      let label = UILabel()
      label.font = UIFont(name: name, size: 20)
      page.view.addSubview(label)
    }
    window = UIWindow()
    window?.rootViewController = page
    return true
  }
}
