import UIKit

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Cockpit.shared.begin(inStorm: options != nil)
    Cockpit.shared.end()
    UILabel.appearance().font = Cockpit.shared.font(size: 17)
    return true
  }
}
