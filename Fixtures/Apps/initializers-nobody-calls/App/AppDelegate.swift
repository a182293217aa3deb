import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel()
    label.font = Style().font
    let other: Other = .init(bold: true)
    label.font = other.font
    label.font = Face<Regular>.font
    label.font = Made(slanted: true).font
    window = UIWindow()
    window?.addSubview(label)
    window?.addSubview(Badge(frame: .zero))
    print(bridged(.systemFont(ofSize: 17)), titled(), asset)
    return true
  }
}
