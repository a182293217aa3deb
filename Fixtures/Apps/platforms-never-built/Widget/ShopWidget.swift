import SwiftUI
import WidgetKit

@main struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "shop", provider: Provider()) { _ in
      Text("Shop").font(.custom("GateSans-Regular", size: 14))
    }
  }
}
