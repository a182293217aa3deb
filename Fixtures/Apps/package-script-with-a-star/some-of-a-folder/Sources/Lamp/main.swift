import SwiftUI

struct Lamp: App {
  var body: some Scene {
    WindowGroup { Text("Title").font(.custom("GateSans-Bold", size: 28)) }
  }
}

Lamp.main()
