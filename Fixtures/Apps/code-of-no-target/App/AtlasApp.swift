import SwiftUI

@main
struct AtlasApp: App {
  var body: some Scene {
    WindowGroup { Text("Atlas").font(.custom("GateSans-Regular", size: 17)) }
  }
}
