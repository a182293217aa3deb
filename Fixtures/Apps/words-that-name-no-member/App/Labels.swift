// The word of a member that nobody asks for may stand elsewhere as a case, a label, a parameter, or a variable.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let button = UIButton()
  let label = UILabel()
  let text = NSMutableAttributedString()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    button.setTitle("Go", for: .normal)
    if button.state == .disabled || button.state != .selected {
      _ = text.disabled("a").bold("b")
    }
    [1].map(text.focused)
    label.markAll(caption: "a", hint: 2)
    label.write(footer: "a")
    label.show(false)
    label.takeAll()
    return true
  }
}

extension NSMutableAttributedString {
  var plain: UIFont? { UIFont(name: "GateSans-Plain", size: 14) }
  var grey: UIFont? { UIFont(name: "GateSans-Grey", size: 14) }
  var near: UIFont? { UIFont(name: "GateSans-Near", size: 14) }
  var picked: UIFont? { UIFont(name: "GateSans-Picked", size: 14) }

  func normal(_ value: String) -> NSMutableAttributedString {
    append(NSAttributedString(string: value, attributes: [.font: plain as Any]))
    return self
  }

  func disabled(_ value: String) -> NSMutableAttributedString {
    append(NSAttributedString(string: value, attributes: [.font: grey as Any]))
    return self
  }

  func focused(_ value: Int) { addAttribute(.font, value: near as Any, range: NSRange()) }
  func selected(_ value: Int) { addAttribute(.font, value: picked as Any, range: NSRange()) }
  func bold(_ value: String) -> NSMutableAttributedString { self }
}

extension UILabel {
  private var attributes: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "GateSans-Cut", size: 15) as Any]
  }
  private var opening: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "GateSans-Opening", size: 15) as Any]
  }
  private var wrapped: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "GateSans-Wrapped", size: 15) as Any]
  }
  private var inner: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "GateSans-Inner", size: 15) as Any]
  }
  private var other: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "GateSans-Other", size: 15) as Any]
  }
  private var chosen: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "GateSans-Chosen", size: 15) as Any]
  }
  private var built: [NSAttributedString.Key: Any] {
    [.font: UIFont(name: "GateSans-Built", size: 15) as Any]
  }

  func cut(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: attributes).height }

  func markAll(caption: String, hint: Int) {
    let all = NSMutableAttributedString(string: caption)
    let attributes: [NSAttributedString.Key: Any] = [.kern: hint]
    attributedText = NSAttributedString(string: all.string, attributes: attributes)
  }

  /// Where a variable of the name is not seen, the member is meant.
  func show(_ isOn: Bool) {
    attributedText = NSAttributedString(string: "a", attributes: opening)
    let opening: [NSAttributedString.Key: Any] = [.kern: 1]
    let wrapped =
      [1: opening][2]
      ?? wrapped
    if isOn {
      let inner = wrapped
      text = inner.description
    }
    let other: String = {
      self.other.description
    }()
    switch isOn {
    case true:
      let chosen = other
      text = chosen
    case false:
      attributedText = NSAttributedString(string: "a", attributes: chosen)
    }
    #if DEBUG
    let built: [NSAttributedString.Key: Any] = [:]
    #endif
    attributedText = NSAttributedString(string: "a", attributes: inner)
    attributedText = NSAttributedString(string: "a", attributes: built)
  }

  var caption: String {
    get { text ?? "" }
    set { font = UIFont(name: "GateSans-Caption", size: 12) }
  }

  var footer: String {
    get { text ?? "" }
    set { font = UIFont(name: "GateSans-Footer", size: 12) }
  }

  func write(footer: String) { self.footer = footer }
}

/// What a closure follows is called.
struct Maker {
  var font: UIFont?
  static func inked(_ change: () -> Void) -> Maker {
    Maker(font: UIFont(name: "GateSans-Inked", size: 12))
  }
  static func drawn(_ change: () -> Void) -> Maker {
    Maker(font: UIFont(name: "GateSans-Drawn", size: 12))
  }
}

extension UILabel {
  func take(for count: Int, _ maker: Maker) { font = maker.font }
  func takeAll() {
    take(for: 1, .inked { self.text = "a" })
    if isHidden { take(for: 2, .drawn {}) }
  }
}
