import Kit
import SwiftUI

@main
struct GateApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Title").font(.kitTitle)
      Text("Body").font(.kitBody)
    }
  }
}
