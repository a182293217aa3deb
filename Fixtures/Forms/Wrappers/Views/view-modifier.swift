// A view modifier that holds the name, and the method that makes it.
import SwiftUI

struct ScaledFont: ViewModifier {
  @Environment(\.sizeCategory) var sizeCategory
  var name: String
  var size: CGFloat

  func body(content: Content) -> some View {
    let scaledSize = UIFontMetrics.default.scaledValue(for: size)
    return content.font(.custom(name, size: scaledSize))
    //                          ^ listed
  }
}

extension View {
  func scaledFont(name: String, size: CGFloat) -> some View {
    modifier(ScaledFont(name: name, size: size))
  }
}

struct Card: View {
  var body: some View {
    Text("a").scaledFont(name: "GateSans-Bold", size: 12)
    //                         ^ right
    Text("b").scaledFont(name: "GateSans-Bald", size: 12)
    //                         ^ wrong
    Text("c").scaledFont(name: Remote.font, size: 12)
    Text("d").modifier(ScaledFont(name: "GateSans-Italic", size: 12))
    //                                  ^ right
  }
}
