import SwiftUI

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      // The other app's fonts are nothing to this one: no place to take them from, no name to write.
      Text("a").font(.custom("GateSerif-Regular", size: 17))
      Text("b").font(.custom("GateSans-Bald", size: 17))
      // This one lies between the apps.
      Text("d").font(.custom("GateMono-Regular", size: 17))
    }
  }
}
