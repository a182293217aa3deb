import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.rootViewController = EmptyController()
    window?.makeKeyAndVisible()
  }
}

final class EmptyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
