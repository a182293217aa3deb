import SwiftUI

/// The fonts are left out of the repository. Their files are called like them.
@main
struct Weir: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Tides").font(.custom("GateBlock-Bold", size: 28))
        Text("Low water").font(.custom("GateBlock-Regulr", size: 17))
        Text("High water").font(.custom("GateBlock-Medium", size: 17))
      }
    }
  }
}
