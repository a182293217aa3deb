import SwiftUI

@main
struct GateClock: App {
  var body: some Scene {
    WindowGroup { Text("Clock").font(.custom("GateSans-Bold", size: 28)) }
  }
}
