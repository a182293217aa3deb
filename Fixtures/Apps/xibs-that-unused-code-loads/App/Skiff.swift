import UIKit

@main final class Skiff: UIResponder, UIApplicationDelegate {
  let window = UIWindow()

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window.rootViewController = NewPage()
    window.addSubview(HelpPanel.make())
    window.addSubview(Panels.note())
  }
}

/// Nobody makes one.
class BasePage: UIViewController {
  lazy var panel: WaitPanel = {
    Bundle.main.loadNibNamed("WaitPanel", owner: nil)?.first as! WaitPanel
  }()

  func showOld() { present(OldPage(), animated: true) }
}

final class WaitPanel: UIView {}
final class OldPage: UIViewController {}
final class NewPage: UIViewController {}
final class NotePanel: UIView {}

final class HelpPanel: UIView {
  static func make() -> HelpPanel {
    Bundle.main.loadNibNamed("HelpPanel", owner: nil)?.first as! HelpPanel
  }
}

enum Panels {
  static func note() -> UIView {
    UINib(nibName: "NotePanel", bundle: nil).instantiate(withOwner: nil).first as! UIView
  }
}
