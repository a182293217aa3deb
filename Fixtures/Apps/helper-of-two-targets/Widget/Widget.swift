import SwiftUI
import WidgetKit

@main
struct Clock: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: Provider()) { _ in Text("a") }
    }
}
