import SwiftUI

@main struct Reader: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(.custom("GateSans-Regular", size: 17))
      Text("B").font(.custom("GateSans-Bold", size: 17))
    }
  }
}
