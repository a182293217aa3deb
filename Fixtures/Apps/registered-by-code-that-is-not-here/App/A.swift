import IconKit
import SwiftUI

@main
struct RemoteApp: App {
  init() {
    // IconKit is a package whose sources are elsewhere.
    FontRegistrar.register(
      url: Bundle.main.url(forResource: "GateSans-Regular", withExtension: "ttf")!)
    IconKit.registerFont(named: "GateSans-Bold.ttf", bundle: .main)
    IconKit.registerUser(named: "GateSans-Italic")
  }

  var body: some Scene {
    WindowGroup {
      Text("A").font(.custom("GateSans-Regular", size: 12))
      Text("B").font(.custom("GateSans-Bold", size: 12))
      // Nothing registers this one.
      Text("C").font(.custom("GateSans-Italic", size: 12))
    }
  }
}
