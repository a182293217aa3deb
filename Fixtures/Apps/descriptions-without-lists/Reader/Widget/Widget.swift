import SwiftUI
import WidgetKit

@main struct ReaderWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "reader", provider: Provider()) { _ in
      Text("A").font(.custom("GateSans-Regular", size: 12))
      Text("B").font(.custom("GateSans-Bold", size: 12))
    }
  }
}
