import UIKit

/// Nothing loads what it was laid out in.
class MailCard: UIView {}

class NewsCard: UIView {
  static func make() -> UIView? { Bundle.main.loadNibNamed("NewsXib", owner: nil)?.first as? UIView }
}

class TideCard: UIView {
  /// Whatever the server calls it.
  static func make(_ name: String) -> TideCard? {
    Bundle.main.loadNibNamed(name, owner: nil)?.first as? TideCard
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.addSubview(NewsCard.make()!)
    window?.addSubview(TideCard.make(UserDefaults.standard.string(forKey: "card") ?? "")!)
  }
}
