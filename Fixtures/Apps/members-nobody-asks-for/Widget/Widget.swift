import SwiftUI
import WidgetKit

@main
struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "a", provider: Provider()) { _ in
      Text("a").background(Color(Theme.paper)).font(Font(Print.stamp))
      Text("b").font(.caption)
      Label("c", font: .margin)
    }
  }
}
