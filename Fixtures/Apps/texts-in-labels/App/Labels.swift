import UIKit

enum Brand {
  static let name = "GateLatin-Regular"
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.rootViewController = Labels()
  }
}

final class Labels: UIViewController {
  private let header = UILabel()
  private let footer = UILabel()
  private let button = UIButton()

  private let badge: UILabel = {
    let label = UILabel()
    label.text = "№ 1"
    label.font = UIFont(name: "GateLatin-Regular", size: 12)
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.text = "Ελλάδα"
    header.font = UIFont(name: Brand.name, size: 28) ?? .systemFont(ofSize: 28)
    footer.text = NSLocalizedString("settings", comment: "")
    footer.font = UIFontMetrics.default.scaledFont(for: UIFont(name: Brand.name, size: 17)!)
    button.setTitle("Weiter →", for: .normal)
    button.titleLabel?.font = UIFont(name: Brand.name, size: 17)
    view.addSubview(Badge())
    view.addSubview(badge)
    show("→")
    warn()
    makeLabels().forEach(view.addSubview)
    choose(isGreek: Locale.current.identifier == "el")
    format()
  }

  func show(_ text: String) {
    // A text from elsewhere.
    header.text = text
    header.font = UIFont(name: Brand.name, size: 28)
  }

  func warn() {
    // One of two fonts.
    footer.text = "→"
    footer.font = UIFont(name: Brand.name, size: 17)
    footer.font = .systemFont(ofSize: 17)
  }

  func choose(isGreek: Bool) {
    // The text and the font are in different branches.
    if isGreek {
      header.text = "Ελλάδα"
    } else {
      header.text = "Griechenland →"
      header.font = UIFont(name: Brand.name, size: 17)
    }
  }

  func format() {
    // Another text is set.
    footer.text = "→"
    footer.font = UIFont(name: Brand.name, size: 17)
    footer.attributedText = NSAttributedString(string: "Ende")
  }

  func makeLabels() -> [UILabel] {
    var label = UILabel()
    label.text = "→"
    let first = label
    label = UILabel()
    label.font = UIFont(name: Brand.name, size: 17)
    return [first, label, badge]
  }
}
