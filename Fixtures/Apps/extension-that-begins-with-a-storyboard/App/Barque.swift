import UIKit

@main final class Barque: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let label = UILabel()
    label.font = plain
    label.font = bold
    window.addSubview(label)
  }
}
