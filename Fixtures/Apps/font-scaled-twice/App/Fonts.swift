import UIKit

/// Fonts that grow with the reader's text size: nothing that gets them scales them again.
enum Fonts {
  static let body = UIFontMetrics.default.scaledFont(for: plain(17))

  static func title(_ size: CGFloat) -> UIFont {
    guard let font = UIFont(name: "GateSans-Bold", size: size) else {
      return .preferredFont(forTextStyle: .title1)
    }
    return UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
  }

  static func caption(isLarge: Bool) -> UIFont {
    let font = plain(12)
    return isLarge ? UIFontMetrics.default.scaledFont(for: font) : font
  }

  static func plain(_ size: CGFloat) -> UIFont {
    UIFont(name: "GateSans-Regular", size: size)!
  }
}
