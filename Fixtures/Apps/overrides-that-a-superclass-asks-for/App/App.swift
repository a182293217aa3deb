import UIKit

// A superclass and a protocol ask by a name alone for what others give.
protocol Styled {
  func heading() -> UIFont
  static func note() -> UIFont
}

extension Styled {
  func show(_ label: UILabel) {
    label.font = heading()
    label.font = Self.note()
  }
}

struct Card: Styled {
  func heading() -> UIFont { UIFont(name: "GateSans-Heading", size: 17)! }
  static func note() -> UIFont { UIFont(name: "GateSans-Note", size: 17)! }
}

class Page: UIViewController {
  var titleFont: UIFont { .systemFont(ofSize: 17) }

  func bodyFont() -> UIFont { .systemFont(ofSize: 17) }

  func setUp(_ label: UILabel) {
    label.font = titleFont
    label.font = bodyFont()
  }
}

final class FirstPage: Page {
  override var titleFont: UIFont { UIFont(name: "GateSans-Title", size: 17)! }

  override func bodyFont() -> UIFont { UIFont(name: "GateSans-Body", size: 17)! }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Card().show(UILabel())
    FirstPage().setUp(UILabel())
  }
}
