import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window.rootViewController = CartViewController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
  }
}

final class CartViewController: UIViewController {}
