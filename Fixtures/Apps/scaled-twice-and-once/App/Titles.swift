import SwiftUI

struct Titles: View {
  @ScaledMetric(relativeTo: .title) private var titleSize: CGFloat = 28
  @ScaledMetric private var scale = 1.0

  var body: some View {
    VStack {
      Text("One line").font(.custom("GateSans-Bold", size: titleSize, relativeTo: .title))
      Text("Three lines").font(
        .custom(
          "GateSans-Regular",
          size: titleSize,
          relativeTo: Font.TextStyle.title
        )
      )
      Text("Worked out").font(.custom("GateSans-Regular", size: 17 * scale).bold())
      Text("Fixed").font(.custom("GateSans-Regular", fixedSize: titleSize))
    }
  }
}
