import SwiftUI

@main
struct Reader: App {
  var body: some Scene {
    WindowGroup {
      // The font that was never fetched may have this name.
      Text("a").font(.custom("Northern-Heavy", size: 17))
      // This is a misspelling of one that is here.
      Text("b").font(.custom("GateSans-Regulr", size: 17))
    }
  }
}
