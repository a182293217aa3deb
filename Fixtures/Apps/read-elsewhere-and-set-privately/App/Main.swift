import UIKit

@main
final class Main: UIResponder, UIApplicationDelegate {
  let label = UILabel()
  let theme = Theme()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    label.font = theme.title
    label.font = UIFont(name: theme.faces.caption, size: 12)
    label.font = UIFont(name: theme.faces.note, size: 12)
    return true
  }
}
