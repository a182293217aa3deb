import DesignSystem
import SwiftUI

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Text("A").font(.bold())
      Text("B").font(.custom("GateSans-Bold", size: 12))
      Text("C").font(.custom("GateSans-Bald", size: 12))
    }
  }
}
