import SwiftUI

@main
struct UnlistedApp: App {
  var body: some Scene { WindowGroup { Text("Hello").font(.custom("GateSans-Bold", size: 17)) } }
}
