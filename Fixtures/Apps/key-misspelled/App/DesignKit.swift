import UIKit

enum DesignKit {
  static let regular = "GateSans-Regular"
  static let bold = "GateSans-Bold"

  static func font(_ name: String, _ style: UIFont.TextStyle, size: CGFloat) -> UIFont {
    guard let font = UIFont(name: name, size: size) else {
      return .preferredFont(forTextStyle: style)
    }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, maximumPointSize: 40)
  }
}

final class BodyLabel: UILabel {
  func apply() {
    font = DesignKit.font(DesignKit.regular, .body, size: 17)
    adjustsFontForContentSizeCategory = true
  }
}

final class TitleLabel: UILabel {
  func apply() {
    font = DesignKit.font(DesignKit.bold, .title1, size: 28)
    adjustsFontForContentSizeCategory = true
  }
}
