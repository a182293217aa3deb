import UIKit

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Cockpit.shared.begin(atNight: options != nil)
    Cockpit.shared.begin(inStorm: options == nil)
    UILabel.appearance().font = Cockpit.shared.font(size: 17)
    return true
  }
}
