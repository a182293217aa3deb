import SwiftUI

@main
struct GateApp: App {
  var body: some Scene {
    WindowGroup { Text("Gate").font(.custom("GateSans-Regular", size: 12)) }
  }
}
