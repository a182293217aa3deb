import SwiftUI

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Play").font(.custom("GateSans-Bold", size: 28))
    }
  }
}
