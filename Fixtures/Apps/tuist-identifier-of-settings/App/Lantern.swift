import SwiftUI

@main
struct Lantern: App {
  var body: some Scene {
    WindowGroup {
      if Bundle.main.bundleIdentifier == "com.example.lantern.debug" {
        Text("Debug").font(.custom("GateSans-Debug", size: 17))
      }
    }
  }
}
