import SwiftUI
import WidgetKit

@main
struct EbbWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: Turns()) { _ in
      Text("Ebb").font(.custom("GateSans", size: 16))
    }
  }
}

struct Turn: TimelineEntry { let date: Date }

struct Turns: TimelineProvider {
  func placeholder(in context: Context) -> Turn { Turn(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Turn) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Turn>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
