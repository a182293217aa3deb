import Core
import SwiftUI
import WidgetKit

@main struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "shop", provider: Provider()) { _ in
      VStack {
        Text("Shop").font(Font(CoreFonts.regular(14)))
        Text("new").font(Font(CoreFonts.bold(12)))
      }
    }
  }
}
