import SwiftUI

struct ScaledFont: ViewModifier {
  @Environment(\.sizeCategory) private var sizeCategory
  var name: String
  var size: CGFloat

  func body(content: Content) -> some View {
    content.font(.custom(name, fixedSize: UIFontMetrics.default.scaledValue(for: size)))
  }
}

extension View {
  func scaledFont(name: String, size: CGFloat) -> some View {
    modifier(ScaledFont(name: name, size: size))
  }
}
