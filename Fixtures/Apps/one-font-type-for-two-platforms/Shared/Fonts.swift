#if os(macOS)
  import AppKit
  public typealias UIFont = NSFont
#else
  import UIKit
#endif

extension UIFont {
  static func body(_ size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-regular", size: size) ?? .systemFont(ofSize: size)
  }

  static var wrong: UIFont? { UIFont(name: "GateSans-Wrong", size: 12) }
}
