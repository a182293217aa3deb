import KetchKit
import UIKit

@main final class Ketch: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window.addSubview(SendPage.create().view)
  }
}
