import SwiftUI

// What the absolute path means is here: the target is checked by it.
@main struct Shop: App {
  var body: some Scene {
    WindowGroup {
      Text("a").font(.custom("GateSans-Regular", size: 12))
      Text("b").font(.custom("GateSans-Reguler", size: 12))
    }
  }
}
