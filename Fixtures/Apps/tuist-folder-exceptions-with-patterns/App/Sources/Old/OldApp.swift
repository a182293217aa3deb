import SwiftUI

@main
struct OldApp: App {
  var body: some Scene {
    WindowGroup { Text("Gate").font(.custom("OldSans-Regular", size: 12)) }
  }
}
