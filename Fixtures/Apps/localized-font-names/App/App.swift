import UIKit

/// Each language has a font of its own, whose name stands among its texts.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    let label = UILabel()
    label.font = UIFont(name: NSLocalizedString("BodyFont", comment: ""), size: 17)
    label.font = UIFont(name: "TitleFont".localized, size: 28)
    label.font = UIFont(name: String(localized: "NoteFont", table: "Design"), size: 12)
    label.font = UIFont(name: NSLocalizedString("QuoteFont", comment: ""), size: 12)
    window?.addSubview(label)
  }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
