import SwiftUI
import Tide

@main struct HarborApp: App {
  init() { Typeface.registerAll() }

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("High tide at noon").font(.tide(.strong))
        Text("The harbor is open").font(.tide(.plain))
        Text("Ferries leave hourly").font(.tide(.licensed))
      }
    }
  }
}
