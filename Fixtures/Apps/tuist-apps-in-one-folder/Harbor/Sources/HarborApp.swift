import SwiftUI

@main
struct HarborApp: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(.custom("GateSans-Bold", size: 17))
      // The font of this name is the other app's.
      Text("B").font(.custom("GateSans-Regular", size: 17))
    }
  }
}
