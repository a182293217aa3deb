import SwiftUI

@main
struct WallApp: App {
  var body: some Scene {
    WindowGroup { Text("too small on all").font(.custom("GateSans-Regular", size: 9)) }
  }
}
