import SwiftUI

@main struct Reader: App {
  var body: some Scene { WindowGroup { Wrong(); Right() } }
}

/// Wrong: each size grows with the user's text size, and `Font.custom(_:size:)` scales it once more.
struct Wrong: View {
  @ScaledMetric var scale = 1.0
  @ScaledMetric(relativeTo: .title) var titleSize: CGFloat = 28
  private var noteSize: CGFloat { min(titleSize / 2, 40) }

  var body: some View {
    VStack {
      Text("a").font(.custom("GateSans-Regular", size: 17 * scale))
      Text("b").font(.custom("GateSans-Bold", size: titleSize + 2, relativeTo: .title))
      Text("c").font(.custom("GateSans-Regular", size: noteSize))
      Text("d").font(row(15 * scale))
      Text("e").font(.custom("GateSans-Bold", size: max(12, CGFloat(scale) * 14).rounded()))
    }
  }

  private func row(_ size: CGFloat) -> Font { .custom("GateSans-Regular", size: size) }
}

/// Right.
struct Right: View {
  @ScaledMetric var scale = 1.0
  @Environment(\.displayScale) private var pixels
  let width: CGFloat

  var body: some View {
    VStack {
      Text("a").font(.custom("GateSans-Regular", fixedSize: 17 * scale))
      Text("b").font(.custom("GateSans-Bold", size: 28 / pixels * 2))
      Text("c").font(.custom("GateSans-Bold", size: min(width / 12, 40)))
      Text("d").font(.custom("GateSans-Regular", size: 34 / scale * scale))
      Text("e").font(.custom("GateSans-Regular", size: 17)).padding(4 * scale)
    }
  }
}
