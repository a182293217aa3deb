// What an extension gives a class of the platform for a protocol of the app runs where code asks for it, and what
// it gives it for a protocol from elsewhere may run anyhow.
import Themes
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    tint(label)
    label.dim()
    return true
  }

  func tint(_ view: Tinted) { view.tint() }
}

protocol Restyled { func restyle() }
protocol Tinted { func tint() }
protocol Dimmed { func darken() }
protocol Themed: Theming { func paint() }
typealias Drawn = CALayerDelegate & Drawing

extension Dimmed {
  func dim() { darken() }
}

extension UILabel: Restyled {
  func restyle() { font = UIFont(name: "GateSans-Bald", size: font.pointSize) }
}

final class RestyledLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    restyle()
  }
}

extension UILabel: Tinted {
  func tint() { font = UIFont(name: "GateSans-Tinted", size: 12) }
}

extension UILabel: Dimmed {
  func darken() { font = UIFont(name: "GateSans-Dark", size: 12) }
}

extension UITextField: Themed {
  func paint() { font = UIFont(name: "GateSans-Painted", size: 12) }
}

extension UITextView: Drawn {
  func redraw() { font = UIFont(name: "GateSans-Drawn", size: 12) }
}

extension UIButton: Lettered {
  func letter() { titleLabel?.font = UIFont(name: "GateSans-Letter", size: 12) }
}
