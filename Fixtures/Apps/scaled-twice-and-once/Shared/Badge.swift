import SwiftUI

// One of the apps runs on iOS 13, which has no fixed sizes.
struct Badge: View {
  var body: some View {
    Text("1").font(.custom("GateSans-Bold", size: UIFontMetrics.default.scaledValue(for: 12)))
  }
}
