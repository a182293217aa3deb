import SwiftUI

/// Files that are called otherwise than their fonts say nothing of their names.
@main
struct Sluice: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Tides").font(.custom("GateBlock-Bold", size: 28))
        Text("Low water").font(.custom("GateBlock-Book", size: 17))
        Text("High water").font(.custom("GateBlocks-Rg", size: 17))
      }
    }
  }
}
