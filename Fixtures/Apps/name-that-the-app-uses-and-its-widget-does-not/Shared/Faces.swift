import UIKit

extension UIFont {
  static func heavy(_ style: TextStyle) -> UIFont { called("GateSans-Bold", style) }

  static func light(_ style: TextStyle) -> UIFont { called("GateSans", style) }

  private static func called(_ name: String, _ style: TextStyle) -> UIFont {
    let size = preferredFont(forTextStyle: style).pointSize
    return UIFont(name: name, size: size) ?? .preferredFont(forTextStyle: style)
  }
}
