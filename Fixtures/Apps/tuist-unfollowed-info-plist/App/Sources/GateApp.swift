import SwiftUI

@main
struct GateApp: App {
  var body: some Scene {
    WindowGroup {
      Text("App").font(.custom("GateSans-Bold", size: 28))
      Text("Body").font(.custom("GateSans-Regulr", size: 17))
    }
  }
}
