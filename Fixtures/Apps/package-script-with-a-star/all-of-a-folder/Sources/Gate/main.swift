import SwiftUI

struct Gate: App {
  var body: some Scene {
    WindowGroup { Text("Title").font(.custom("GateSans-Bold", size: 28)) }
  }
}

Gate.main()
