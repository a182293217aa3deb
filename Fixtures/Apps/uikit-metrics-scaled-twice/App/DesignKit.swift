import UIKit

enum DesignKit {
  static let fontName = "GateSans-Regular"
}

extension DesignKit {
  /// The design's font in a text style's size, as large as the reader wants it.
  static func font(_ style: UIFont.TextStyle, size: CGFloat, maximum: CGFloat = 40) -> UIFont {
    guard let font = UIFont(name: fontName, size: size) else {
      return .preferredFont(forTextStyle: style)
    }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, maximumPointSize: maximum)
  }
}

final class BodyLabel: UILabel {
  func apply() {
    font = DesignKit.font(.body, size: 17)
    adjustsFontForContentSizeCategory = true
  }
}
