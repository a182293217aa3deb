import Kit
import SwiftUI
import WidgetKit

@main struct Prices: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "prices", provider: Provider()) { _ in PricesView() }
  }
}

struct PricesView: View {
  var body: some View { KitCard() }
}
