// A case of an enum is no call of a function that a font's type has under the same name.
import UIKit

extension UIFont {
  enum Style {
    case regular, medium, bold
    var name: String {
      switch self {
      case .regular: return "GateSans-Regular"
      //                    ^ right
      case .medium: return "GateSans-Middle"
      //                   ^ unused
      case .bold: return "GateSans-Bald"
      //                 ^ wrong
      }
    }
  }

  static func font(style: Style, size: CGFloat) -> UIFont {
    UIFont(name: style.name, size: size) ?? .systemFont(ofSize: size)
  }

  static func medium(size: CGFloat = 16) -> UIFont { font(style: .medium, size: size) }
  static func bold(size: CGFloat = 16) -> UIFont { font(style: .bold, size: size) }
  static func light(size: CGFloat = 16) -> UIFont {
    UIFont(name: "GateSans-Lite", size: size) ?? .systemFont(ofSize: size, weight: .light)
    //           ^ unused
  }
}

extension UIFont {
  static let heavy = UIFont(name: "GateSans-Heavy", size: 20)!
  //                              ^ unused
  static let plain = UIFont(name: "GateSans-Plain", size: 20)!
  //                              ^ wrong
}

enum Look { case heavy, plain }

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    let label = UILabel()
    label.font = UIFont.font(style: .regular, size: 12)
    label.font = .bold()
    label.font = UIFont.systemFont(ofSize: 12, weight: .light)
    let look = Look.plain
    switch look {
    case .heavy: label.text = "a"
    case .plain: label.font = .plain
    }
    window?.addSubview(label)
  }
}
