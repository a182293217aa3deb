import Core
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let title = UILabel()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    title.font = CoreFonts.bold(20)
  }
}
