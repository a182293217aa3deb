import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.rootViewController = Home()
    window?.makeKeyAndVisible()
  }
}

// No selector has a space: a text for readers that has the word of a method does not call it.
final class Home: UIViewController {
  let button = UIButton(type: .system)
  let title_ = NSMutableAttributedString()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("a normal day", for: .normal)
    button.titleLabel?.font = UIFont(name: "GateSans-Regular", size: 15)
    view.addSubview(button)
    _ = title_.perform(NSSelectorFromString("marked"))
  }
}

extension NSMutableAttributedString {
  func normal(_ text: String) -> NSMutableAttributedString {
    append(NSAttributedString(string: text, attributes: [.font: UIFont(name: "GateSans-Normal", size: 12)!]))
    return self
  }

  @objc func marked() -> NSMutableAttributedString {
    append(NSAttributedString(string: "!", attributes: [.font: UIFont(name: "GateSans-Marked", size: 12)!]))
    return self
  }
}
