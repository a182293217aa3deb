import SwiftUI

@main
struct GateBoard: App {
  var body: some Scene {
    WindowGroup { Text("Board").font(.custom("GateSans-Bold", size: 28)) }
  }
}
