import SwiftUI

@main
struct GateApp: App {
  var body: some Scene {
    WindowGroup { Text("Title").font(.custom("GateSans-Bold", size: 28)) }
  }
}
