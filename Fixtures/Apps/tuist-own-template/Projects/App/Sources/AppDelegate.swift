import Kit
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    label.font = UIFont.GateSans.bold.font(size: 17)
    label.font = UIFont(name: "GateSans-Bald", size: 17)
  }
}
