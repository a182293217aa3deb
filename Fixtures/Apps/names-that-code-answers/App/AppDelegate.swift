import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    label.font = UIFont(name: "System-Monospaced", size: 17)
    label.font = UIFont(name: "System-Rounded", size: 17)
  }
}
