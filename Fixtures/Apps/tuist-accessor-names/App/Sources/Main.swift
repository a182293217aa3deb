import Design
import SwiftUI

@main
struct MainApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Title").font(.heading)
      Text("Body").font(.text)
      Text("Note").font(.footing)
      Text("Quote").font(.cite)
    }
  }
}
