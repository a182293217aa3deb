import SwiftUI

@main
struct MapsApp: App {
  var body: some Scene { WindowGroup { Text("Hello").font(.custom("GateSans-Regular", size: 17)) } }
}
