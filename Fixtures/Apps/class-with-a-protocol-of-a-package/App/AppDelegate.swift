import Kit
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    Fonts.register()
    window = UIWindow()
    window?.rootViewController = BoatController()
    window?.makeKeyAndVisible()
  }
}
