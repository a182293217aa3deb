import SwiftUI

@main struct BothApp: App {
  var body: some Scene {
    WindowGroup { Text("cards").font(.custom("GateSans-Regular", size: 14)) }
  }
}
