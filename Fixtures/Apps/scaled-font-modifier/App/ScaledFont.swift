import SwiftUI

struct ScaledFont: ViewModifier {
  @Environment(\.sizeCategory) private var sizeCategory
  var name: String
  var size: Double

  func body(content: Content) -> some View {
    let scaledSize = UIFontMetrics.default.scaledValue(for: size)
    return content.font(.custom(name, fixedSize: scaledSize))
  }
}

extension View {
  func scaledFont(name: String, size: Double) -> some View {
    modifier(ScaledFont(name: name, size: size))
  }
}
