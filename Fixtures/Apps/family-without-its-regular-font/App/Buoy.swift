import SwiftUI

@main
struct Buoy: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Tides").font(.custom("Gate Sans", size: 28))
        // What is drawn is the regular font, whatever else is not listed.
        Text("Low water at noon").font(.custom("Gate Display", size: 17))
      }
    }
  }
}
