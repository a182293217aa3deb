import SwiftUI

@main
struct MapsApp: App {
  init() { Typeface.registerAll() }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Title").font(Typeface.bold.font(size: 28))
        Text("Body").font(Typeface.regular.font(size: 17))
        // It was forgotten among the cases.
        Text("Remark").font(.custom("GateSans-Italic", size: 17))
      }
    }
  }
}
