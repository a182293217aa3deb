// What an extension adds to a class of the platform is none of what another class has under the name.
import UIKit

extension UITextView {
  public var placeholder: String? {
    get { (viewWithTag(100) as? UILabel)?.text }
    set { addPlaceholder(newValue ?? "") }
  }

  private func addPlaceholder(_ text: String) {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Placeholder", size: 12)
    addSubview(label)
  }

  func clear() {
    font = UIFont(name: "GateSans-Clear", size: 12)
  }
}

extension UITextField {
  var note: String? {
    get { nil }
    set { addNote(newValue ?? "") }
  }

  private func addNote(_ text: String) {
    let label = UILabel()
    label.font = UIFont(name: "GateSans-Note", size: 12)
    addSubview(label)
  }
}

extension UIView {
  func border() {
    tintAdjusted(UIFont(name: "GateSans-Border", size: 12))
  }
}

class Page: UIViewController {
  let field = UITextField()
  let search = UISearchTextField()
  let image = UIImageView()

  override func viewDidLoad() {
    field.placeholder = "Name"
    search.note = "Place"
    image.clear()
    image.border()
  }
}

extension UIImageView {
  func clear() { image = nil }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.rootViewController = Page()
  }
}
