import SwiftUI

@main
struct MillApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Flour").font(.custom("GateSans-Regular", size: 20))
      Text("Bran").font(.custom("GateSans-Bran", size: 20))
    }
  }
}
