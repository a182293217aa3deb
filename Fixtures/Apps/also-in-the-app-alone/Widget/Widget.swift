import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}

@main
struct MainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "main", provider: Provider()) { _ in
      Text("W").font(.right(size: 12))
      Text("V").font(.both(size: 12))
    }
  }
}
