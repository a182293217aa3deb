import SwiftUI
import WidgetKit

struct Forecast: View {
  var body: some View {
    Text("18°").font(.custom("Lato-Regular", size: 40))
    Text("Rain").font(.custom("Lato-Regular", size: 15))
  }
}

@main struct AlmanacWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "forecast", provider: Provider()) { _ in Forecast() }
  }
}
