import SwiftUI
import WidgetKit

struct Hour: TimelineEntry {
  let date: Date
}

struct Hours: TimelineProvider {
  func placeholder(in context: Context) -> Hour { Hour(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (Hour) -> Void) {
    completion(Hour(date: Date()))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Hour>) -> Void) {
    completion(Timeline(entries: [Hour(date: Date())], policy: .never))
  }
}

struct HourView: View {
  var body: some View {
    Text("6").font(.custom("GateDisplay-SemiBold", size: 20))
    // In the app, and not in the widget.
    Text("o'clock").font(.custom("GateSans-Bold", size: 12))
    Text("am").font(brand())
  }
}

@main
struct ClockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Hours()) { _ in HourView() }
  }
}
