import DesignSystem
import SwiftUI

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Text("A").font(.custom("GateSans-Bold", size: 12)) }
  }
}
