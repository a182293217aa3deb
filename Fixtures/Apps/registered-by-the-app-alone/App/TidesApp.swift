import SwiftUI

@main
struct TidesApp: App {
  init() { Fonts.register() }

  var body: some Scene {
    WindowGroup { Text("High").font(Fonts.title) }
  }
}
