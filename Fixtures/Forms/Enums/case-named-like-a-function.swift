// A pattern or an argument that begins with a dot is a member of the type that stands there: no function of
// another type that has the name.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let label = UILabel()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    label.font = UIFont.face(.regular, size: 12)
    label.font = .heavy()
    return true
  }
}

extension UIFont {
  enum Cut {
    case regular, medium, heavy

    var name: String {
      switch self {
      case .regular: return "GateSans-Regular"
      //                    ^ right
      case .medium: return "GateSans-Middle"
      //                   ^ unused
      case .heavy: return "GateSans-Heavy"
      //                  ^ wrong
      }
    }
  }

  static func face(_ cut: Cut, size: CGFloat) -> UIFont {
    UIFont(name: cut.name, size: size) ?? .systemFont(ofSize: size)
  }

  static func medium(size: CGFloat = 16) -> UIFont { face(.medium, size: size) }
  static func heavy(size: CGFloat = 16) -> UIFont { face(.heavy, size: size) }
}
