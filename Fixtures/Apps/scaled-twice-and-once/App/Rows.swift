import SwiftUI

// Some callers scale the size, and some do not: with a fixed size the text of the others would not grow.
func row(_ name: String, _ size: CGFloat) -> Font {
  Font.custom(name, size: size)
}

struct Rows: View {
  var body: some View {
    VStack {
      Text("Scaled twice").font(row("GateSans-Bold", UIFontMetrics.default.scaledValue(for: 17)))
      Text("Scaled once").font(row("GateSans-Regular", 17))
    }
  }
}
